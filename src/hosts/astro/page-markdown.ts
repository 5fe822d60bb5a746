import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { indexPointer } from '../../documents/site-pages.ts';
import { readablePart } from './readable-part.ts';

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
