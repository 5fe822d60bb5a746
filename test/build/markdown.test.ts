import { expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { pageMarkdown } from '../../src/build/page-markdown.ts';

/** The Markdown of a page with this main part. */
function markdown(main: string, after = ''): string {
  const html = `<!doctype html><body><header>Shop</header><main>${main}</main>${after}</body>`;
  return pageMarkdown(html, 'https://tabs.example/prices');
}

test('only the main part of a page is converted', () => {
  expect(markdown('<h1>Prices</h1><p>Of <em>tabs</em>:</p><ul><li>A</li></ul><hr>')).toBe(
    '# Prices\n\nOf _tabs_:\n\n- A\n\n---\n',
  );
});

test('controls, drawings and hidden content are left out', () => {
  const parts =
    '<form><input></form><svg><text>x</text></svg><p hidden>y</p><p aria-hidden="true">v</p><p data-markdown-ignore>w</p><p>Seen</p>';
  expect(markdown(`${parts}<nav>z</nav><script>1</script>`)).toBe('Seen\n');
});

test('links are absolute, with plain ampersands', () => {
  expect(markdown('<a href="/configure/paper?tabs=5&amp;sets=25">Open</a>')).toBe(
    '[Open](https://tabs.example/configure/paper?tabs=5&sets=25)\n',
  );
  expect(markdown('<a href="#poly">Poly</a>')).toBe('[Poly](https://tabs.example/prices#poly)\n');
});

test('words separated by style alone are not run together', () => {
  expect(markdown('<p><strong>$5.45</strong><span>$136.25</span> in all</p>')).toBe(
    '**$5.45** $136.25 in all\n',
  );
  expect(markdown('<p>75<small>est.</small></p>')).toBe('75 est.\n');
  expect(markdown('<p><a href="/a">A <svg></svg></a><a href="/b">B</a></p>')).toBe(
    '[A](https://tabs.example/a) [B](https://tabs.example/b)\n',
  );
});

test('punctuation stays attached to its word', () => {
  expect(markdown('<p>See <a href="/a">this</a>, (<strong>now</strong>).</p>')).toBe(
    'See [this](https://tabs.example/a), (**now**).\n',
  );
});

test('a table has its caption in front and no order links', () => {
  const designer = `/configure/${Object.keys(book.products)[0]}`;
  const row = `<tr><td><a href="${designer}?tabs=3">$3.75</a> <a href="${designer}">Paper</a></td></tr>`;
  const table = `<table><caption>Per set</caption><tr><th>3 tabs</th></tr>${row}</table>`;
  expect(markdown(table)).toBe(
    `Per set\n\n| 3 tabs |\n| - |\n| $3.75 [Paper](https://tabs.example${designer}) |\n`,
  );
});

test('the source of the figures is included', () => {
  expect(markdown('<p>5.45</p>', '<footer><p class="credit">Source: X</p></footer>')).toBe(
    '5.45\n\nSource: X\n',
  );
});
