import { readdirSync, readFileSync } from 'node:fs';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/**
 * Prints every text on the built pages once, with the first page that has it, for proofreading. Run
 * `npm run build` first.
 */
const site = new URL('../../dist/client/', import.meta.url);
const unread = new Set(['script', 'style', 'code', 'pre', 'svg']);
const spoken = ['ariaLabel', 'placeholder', 'title', 'alt', 'content'] as const;
const blocks = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'th',
  'td',
  'h1',
  'h2',
  'h3',
  'h4',
  'label',
  'legend',
  'caption',
  'button',
  'a',
  'title',
  'option',
]);

const firstPages = new Map<string, string>();
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
for (const page of pages.sort()) {
  const tree = fromHtml(readFileSync(new URL(page, site), 'utf8'));
  for (const text of textsIn(tree)) if (!firstPages.has(text)) firstPages.set(text, page);
}
for (const [text, page] of firstPages) console.log(`${page}\t${text}`);

function textsIn(node: Root | Element): string[] {
  const own = 'properties' in node ? spokenBy(node) : [];
  if ('tagName' in node && unread.has(node.tagName)) return own;
  if ('tagName' in node && blocks.has(node.tagName) && !node.children.some(isBlock)) {
    return [...own, plain(node)].filter((text) => /\p{L}{2}/u.test(text));
  }
  return [
    ...own,
    ...node.children.flatMap((child) => (child.type === 'element' ? textsIn(child) : [])),
  ];
}

function isBlock(child: RootContent): boolean {
  return child.type === 'element' && child.tagName !== 'a' && blocks.has(child.tagName);
}

function spokenBy({ properties }: Element): string[] {
  return spoken.flatMap((name) => {
    const text = properties[name];
    return typeof text === 'string' && /\p{L}+ \p{L}+/u.test(text) ? [text] : [];
  });
}

function plain(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' && !unread.has(child.tagName) ? plain(child) : '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}
