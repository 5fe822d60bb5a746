import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { indexPointer } from '../../documents/site-pages.ts';
import { readablePart } from './readable-part.ts';

/** Says below the heading where the index of all pages is. */
export function withIndexPointer(markdown: string, baseUrl: string): string {
  return markdown.replace('\n', `\n\n> ${indexPointer(baseUrl)}\n`);
}

/**
 * The main part of a page as Markdown, without what only works in a browser.
 *
 * @param url the page's address: every link in the Markdown is a full one.
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

/** Addresses are to be copied as they stand: an ampersand needs its backslash before an entity only. */
function withPlainAmpersands(markdown: string): string {
  return markdown.replace(/\\&(?!#?\w+;)/g, '&');
}
