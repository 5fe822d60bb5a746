import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { designerFolder } from '../order/path.ts';

/**
 * Converts the main part of a page to Markdown, with the source of its figures and absolute links,
 * without what only works in a browser.
 *
 * @param url the page's address.
 * @throws if the page has no `<main>`.
 */
export function pageMarkdown(html: string, url: string): string {
  const page = fromHtml(html);
  const main = find(page, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url} has no <main>`);
  const credit = find(page, ({ properties }) => [properties.className].flat().includes('credit'));
  tidy(main);
  const base = { type: 'element', tagName: 'base', properties: { href: url }, children: [] };
  const children = [base, ...main.children, ...(credit ? [credit] : [])] as RootContent[];
  const tree = toMdast({ type: 'root', children }, { document: true, handlers });
  const markdown = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  // Keeps URLs copyable: an ampersand only needs a backslash before an entity.
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const found = matches(node) ? node : find(node, matches);
    if (found) return found;
  }
  return undefined;
}

/** Elements that only make sense on screen or with a mouse or keyboard. */
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

function tidy(element: Element): void {
  element.children = element.children.filter((node) => node.type !== 'element' || !isLeftOut(node));
  for (const node of element.children) if (node.type === 'element') tidy(node);
  const end = element.tagName === 'a' && element.children.at(-1);
  if (end && end.type === 'text') end.value = end.value.trimEnd();
}

const handlers: Readonly<Record<string, Handle>> = {
  /** Every cell of a price table links to the designer: hundreds of URLs that add little. */
  a: (state, link) => {
    const { pathname, search } = new URL(state.resolve(String(link.properties.href ?? '')));
    const isOrder = pathname.startsWith(`${designerFolder}/`) && search !== '';
    return state.inTable && isOrder ? state.all(link) : defaultHandlers.a(state, link);
  },
  /** Markdown tables have no captions. */
  table: (state, table) => {
    const caption = find(table, ({ tagName }) => tagName === 'caption');
    const children = table.children.filter((part) => part !== caption);
    const whole = defaultHandlers.table(state, { ...table, children });
    if (!caption) return whole;
    const above: Root = { type: 'root', children: [{ ...caption, tagName: 'p' }] };
    return [...state.all(above), whole];
  },
};
