import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { book } from '../book/index.ts';
import type { ProductId } from '../book/schema.ts';
import { indexPointer } from '../documents/site-pages.ts';
import { designerPath } from '../order/path.ts';

/** Adds a pointer to the index of all pages below the heading. */
export function withIndexPointer(markdown: string, baseUrl: string): string {
  return markdown.replace('\n', `\n\n> ${indexPointer(baseUrl)}\n`);
}

/**
 * Converts the main part of a page to Markdown, without what only works in a browser.
 *
 * @param url the page's address, which links are resolved against.
 */
export function pageMarkdown(html: string, url: string): string {
  const tree = toMdast(readablePart(fromHtml(html), url), { document: true });
  const markdown = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return withPlainAmpersands(markdown);
}

/** Keeps URLs copyable: an ampersand only needs a backslash before an entity. */
function withPlainAmpersands(markdown: string): string {
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}

/**
 * Extracts the readable content of a page: its main part and the source of its figures, without
 * controls and drawings, and with absolute links.
 *
 * @param url the page's own address.
 * @throws if the page has no `<main>`.
 */
function readablePart(page: Root, url: string): Root {
  const main = find(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url} has no <main>`);
  const credit = find(page, ({ properties }) => hasClass(properties.className, 'credit'));
  for (const part of [main, credit]) if (part) tidy(part, url);
  return {
    type: 'root',
    children: [...main.children, ...(credit ? [credit] : [])] as RootContent[],
  };
}

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const found = matches(node) ? node : find(node, matches);
    if (found) return found;
  }
  return undefined;
}

function hasClass(className: unknown, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/**
 * Elements that only make sense on screen or with a mouse or keyboard. Elements with
 * `data-markdown-ignore` are dropped too.
 */
const browserOnly = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'img', 'nav'],
  ...['form', 'fieldset', 'label', 'input', 'button', 'select', 'textarea', 'output', 'dialog'],
]);

function isLeftOut({ tagName, properties }: Element): boolean {
  return (
    browserOnly.has(tagName) ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    properties.dataMarkdownIgnore !== undefined
  );
}

function tidy(element: Element, url: string, inTable = element.tagName === 'table'): void {
  const kept = element.children.filter((node) => node.type !== 'element' || !isLeftOut(node));
  element.children = kept.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    tidy(node, url, inTable || node.tagName === 'table');
    if (node.tagName === 'table') return withCaptionBefore(node);
    if (node.tagName !== 'a') return [node];
    const address = new URL(String(node.properties.href ?? ''), url);
    node.properties.href = address.href;
    return inTable && isOrderLink(address) ? node.children : [node];
  });
  spaceOut(element);
}

/** Markdown tables have no captions. */
function withCaptionBefore(table: Element): ElementContent[] {
  const isCaption = (node: ElementContent) => node.type === 'element' && node.tagName === 'caption';
  const captions = table.children.filter(isCaption) as Element[];
  table.children = table.children.filter((node) => !isCaption(node));
  return [...captions.map((caption) => ({ ...caption, tagName: 'p' })), table];
}

const designers: ReadonlySet<string> = new Set(
  (Object.keys(book.products) as ProductId[]).map(designerPath),
);

/** Every cell of a price table links to the designer: hundreds of URLs that add little. */
function isOrderLink({ pathname, search }: URL): boolean {
  return designers.has(pathname) && search !== '';
}

/** Inline elements that a page may separate by style alone. */
const setApart = new Set(['a', 'strong', 'span', 'small', 'abbr']);

/** Adds a space between words that only the page's style separates. */
function spaceOut(element: Element): void {
  element.children = element.children.flatMap((node, index): ElementContent[] => {
    const before = element.children[index - 1];
    const isTogether =
      before &&
      (isSetApart(before) || isSetApart(node)) &&
      /[\p{L}\p{N}.,:;$)]$/u.test(textOf(before)) &&
      /^[\p{L}\p{N}$(]/u.test(textOf(node));
    return isTogether ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

function isSetApart(node: ElementContent): boolean {
  return node.type === 'element' && setApart.has(node.tagName);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
