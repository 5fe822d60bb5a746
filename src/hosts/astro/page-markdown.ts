import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
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
  const markdown = unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => readablePart(tree, url))
    .use(rehypeRemark)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' })
    .processSync(html);
  return withPlainAmpersands(String(markdown));
}

/** Keeps URLs copyable: an ampersand only needs a backslash before an entity. */
function withPlainAmpersands(markdown: string): string {
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}
