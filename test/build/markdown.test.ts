import { expect, test } from 'vitest';
import { pageMarkdown } from '../../src/build/page-markdown.ts';
import { book } from '../../src/hosts/book.ts';

const designer = `/configure/${Object.keys(book.products)[0]}`;
const site = 'https://tabs.example';

test.each([
  [
    'only the main part is converted',
    '<h1>Prices</h1><p>Of <em>tabs</em>:</p><ul><li>A</li></ul><hr>',
    '# Prices\n\nOf _tabs_:\n\n- A\n\n---',
  ],
  [
    'controls, drawings and hidden content are left out',
    '<form><input></form><svg><text>x</text></svg><p hidden>y</p><p aria-hidden="true">v</p><p data-markdown-ignore>w</p><p>Seen</p><nav>z</nav><script>1</script>',
    'Seen',
  ],
  [
    'links are absolute, with plain ampersands',
    '<a href="/configure/paper?tabs=5&amp;sets=25">Open</a> <a href="#poly">Poly</a>',
    `[Open](${site}/configure/paper?tabs=5&sets=25) [Poly](${site}/prices#poly)`,
  ],
  [
    'punctuation stays attached to its word',
    '<p>See <a href="/a">this</a>, (<strong>now</strong>).</p>',
    `See [this](${site}/a), (**now**).`,
  ],
  [
    'a table has its caption in front and no order links',
    `<table><caption>Per set</caption><tr><th>3 tabs</th></tr><tr><td><a href="${designer}?tabs=3">$3.75</a> <a href="${designer}">Paper</a></td></tr></table>`,
    `Per set\n\n| 3 tabs |\n| - |\n| $3.75 [Paper](${site}${designer}) |`,
  ],
])('in the Markdown of a page, %s, and the source of its figures comes last', (_, main, text) => {
  const after = '<footer>More<p class="credit">Source: X</p></footer>';
  const html = `<!doctype html><body><header>Shop</header><main>${main}</main>${after}</body>`;
  expect(pageMarkdown(html, `${site}/prices`)).toBe(`${text}\n\nSource: X\n`);
});
