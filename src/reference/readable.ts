import type { Code, Heading, List, Paragraph, PhrasingContent, RootContent } from 'mdast';

/**
 * Makes an operation as the renderer writes it shorter to read: what is the same for every operation
 * goes, statuses stand as headings with their meaning below, and examples fold away.
 */
export function readable(blocks: readonly RootContent[]): RootContent[] {
  return withExamplesAside(withoutCommonplaces(blocks).flatMap(plainBlock));
}

/** Sections that say the same of every operation. */
const commonplaces = ['Effective servers', 'Authentication'];

function withoutCommonplaces(blocks: readonly RootContent[]): RootContent[] {
  const [first, ...rest] = blocks;
  const kept: RootContent[] = [];
  let skipping = false;
  for (const block of first?.type === 'list' ? rest : blocks) {
    if (block.type === 'heading') skipping = commonplaces.includes(textOf(block));
    if (!skipping) kept.push(block);
  }
  return kept;
}

function plainBlock(block: RootContent): RootContent[] {
  if (block.type === 'list') return isPlaceOnly(block) ? [] : [block];
  if (block.type !== 'heading') return [block];
  if (textOf(block).startsWith('Content-Type')) return [];
  const heading: Heading = { ...block, depth: (block.depth - 1) as Heading['depth'] };
  return statusBlocks(heading) ?? [heading];
}

/** That a parameter stands in the query goes without saying. */
function isPlaceOnly({ children }: List): boolean {
  return children.length === 1 && /^In:\s+query$/.test(textOf(children[0]));
}

/** `Status: 400 What is wrong.` as a heading and a paragraph. */
function statusBlocks(heading: Heading): RootContent[] | undefined {
  const [, status, meaning] = /^Status: (\d{3}) (.*)$/s.exec(textOf(heading)) ?? [];
  if (!status || !meaning) return undefined;
  return [
    { ...heading, children: [{ type: 'text', value: status }] },
    { type: 'paragraph', children: withCode(meaning) },
  ];
}

function withCode(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) =>
      index % 2 === 0 ? { type: 'text', value } : { type: 'inlineCode', value },
    );
}

/** A short example stands in its line; a named one becomes an element that opens. */
function withExamplesAside(blocks: readonly RootContent[]): RootContent[] {
  const folded: RootContent[] = [];
  for (const [index, block] of blocks.entries()) {
    const [name, summary] = [blocks[index - 2], blocks[index - 1]];
    if (block.type === 'list') folded.push(listWithExamplesAside(block));
    else if (block.type !== 'code') folded.push(block);
    else if (summary?.type === 'paragraph' && isExampleName(name)) {
      folded.splice(-2, 2, details(summary, block));
    } else folded.splice(-1, 1, ...besideCode(folded.at(-1), block));
  }
  return folded;
}

/** A short value stands in the line that announces it. */
function besideCode(before: RootContent | undefined, code: Code): RootContent[] {
  const isShort = code.value.length < 80 && before?.type === 'paragraph';
  if (!isShort) return before ? [before, code] : [code];
  const value = plainValue(code.value);
  const space: PhrasingContent = { type: 'text', value: ' ' };
  return [{ ...before, children: [...before.children, space, { type: 'inlineCode', value }] }];
}

function listWithExamplesAside(list: List): List {
  const children = list.children.map((item) => ({
    ...item,
    children: withExamplesAside(item.children) as typeof item.children,
  }));
  return { ...list, children };
}

/** A value as it is sent: text without its quotes, a list on one line. */
function plainValue(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string'
    ? value
    : json
        .split('\n')
        .map((line) => line.trim())
        .join(' ');
}

function isExampleName(block: RootContent | undefined): boolean {
  return block?.type === 'paragraph' && textOf(block).startsWith('Example: ');
}

/** The HTML element, by the names that the conversion to HTML reads. */
function details(summary: Paragraph, code: Code): RootContent {
  const element = (name: string, children: unknown[]) => ({
    type: 'paragraph',
    data: { hName: name },
    children,
  });
  return element('details', [element('summary', summary.children), code]) as RootContent;
}

function textOf(node: unknown): string {
  const { value, children } = node as { value?: string; children?: readonly unknown[] };
  return value ?? children?.map(textOf).join('') ?? '';
}
