import { expect, test } from 'vitest';
import { inlineCodeIn } from '../../src/build/integration.ts';

test('inline code in a page is found; files, data and text that looks like code are allowed', () => {
  const found = (html: string) => inlineCodeIn(`<main>${html}</main>`).length;
  const code = [
    '<script>alert(1)</script>',
    '<script type="module">import "/x.js"</script>',
    '<SCRIPT\n async>x()</SCRIPT>',
    '<script data-src="/x.js">x()</script>',
    '<style>p{color:red}</style>',
    '<p style="color:red">',
    "<p class='x' style=color:red>",
    '<button type="button" onclick="go()">',
    '<a title="1 > 0" onmouseover=go()>',
  ];
  expect(code.filter((html) => found(html) !== 1)).toEqual([]);
  const allowed = [
    '<script src="/_astro/x.js" type="module"></script>',
    '<script type="application/ld+json">{"a":"b"}</script>',
    '<link rel="stylesheet" href="/_astro/x.css">',
    '<p class="style" data-style="x" data-on="y">style="x" onclick="y"</p>',
    '<a href="/prices?style=x&onclick=y">prices</a>',
    '<!-- <script>x()</script> -->',
    '<svg viewBox="0 0 1 1"><path fill="red" d="M0 0"/></svg>',
  ];
  expect(allowed.filter((html) => found(html) > 0)).toEqual([]);
});
