import { createMarkdownFromOpenApi } from '@scalar/openapi-to-markdown';
import type { Element, Root as HtmlRoot } from 'hast';
import type { Heading, Root, RootContent } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { readable } from './readable.ts';

/** One operation of an API description, rendered. */
export interface ReferenceSection {
  /** The operation's id in the description. */
  readonly id: string;
  readonly title: string;
  /** Method and path, such as `GET /api/price`. */
  readonly request: string;
  /** Parameters, answers and schemas; its headings begin at the third level. */
  readonly html: string;
}

interface ApiDescription {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly operationId: string; readonly summary: string } }>
  >;
}

/** Renders every operation of an OpenAPI description as HTML that needs no script and no style. */
export async function apiReference(description: ApiDescription): Promise<ReferenceSection[]> {
  const markdown = await createMarkdownFromOpenApi(JSON.stringify(description));
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const bodies = new Map(operationsOf(tree).map((body) => [titleOf(body[0]), body.slice(1)]));
  return Promise.all(
    Object.entries(description.paths).map(async ([path, { get }]) => {
      const body = bodies.get(get.summary);
      if (!body) throw new Error(`The reference has no operation "${get.summary}"`);
      return {
        id: get.operationId,
        title: get.summary,
        request: `GET ${path}`,
        html: await toHtml(readable(body), get.operationId),
      };
    }),
  );
}

/** The blocks of each operation, its heading first. */
function operationsOf({ children }: Root): RootContent[][] {
  const operations: RootContent[][] = [];
  let inside = false;
  for (const block of children) {
    if (isHeading(block, 2)) inside = titleOf(block) === 'Operations';
    else if (inside && isHeading(block, 3)) operations.push([block]);
    else if (inside) operations.at(-1)?.push(block);
  }
  return operations;
}

function isHeading(block: RootContent, depth: number): block is Heading {
  return block.type === 'heading' && block.depth === depth;
}

function titleOf(block: RootContent | undefined): string {
  if (block?.type !== 'heading') return '';
  return block.children.map((child) => ('value' in child ? child.value : '')).join('');
}

async function toHtml(children: RootContent[], idPrefix: string): Promise<string> {
  const processor = unified()
    .use(remarkRehype)
    .use(rehypeSlug, { prefix: `${idPrefix}-` })
    .use(() => scrollableCode)
    .use(rehypeStringify);
  const tree = await processor.run({ type: 'root', children });
  return processor.stringify(tree);
}

/** Code scrolls sideways by itself, so it takes the focus. */
function scrollableCode(tree: HtmlRoot | Element): void {
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'pre') {
      const pre: Element = { ...node };
      node.tagName = 'figure';
      node.properties = { className: ['code'], tabIndex: 0, ariaLabel: 'JSON' };
      node.children = [pre];
    } else scrollableCode(node);
  }
}
