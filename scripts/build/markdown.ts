import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { indexPointer } from '../../src/documents/site-pages.ts';
import { readablePart } from './readable-part.ts';

/**
 * Writes the Markdown of every built page that names one (`<link rel="alternate" type="text/markdown">`)
 * and does not have it yet, from what the page itself says, so that the two cannot differ.
 */
export function writeMarkdownTwins(site: URL, baseUrl: string): void {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  for (const page of pages) {
    const html = readFileSync(new URL(page, site), 'utf8');
    const file = new URL(page.replace(/\.html$/, '.md'), site);
    if (!namesMarkdown(html) || existsSync(file)) continue;
    const path = page.replace(/(^|\/)index\.html$|\.html$/, '');
    const markdown = pageMarkdown(html, `${baseUrl}/${path}`);
    writeFileSync(file, withIndexPointer(markdown, baseUrl));
  }
}

function namesMarkdown(html: string): boolean {
  return /<link rel="alternate" type="text\/markdown"/.test(html);
}

/** Tells, below the heading, where the index of all pages is. */
function withIndexPointer(markdown: string, baseUrl: string): string {
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
