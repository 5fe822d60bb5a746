import type { CallToolResult } from '@modelcontextprotocol/server';
import { type ToolQuoteDocument, toolNames } from '../contract/tools.ts';
import { capabilitiesDocument } from '../documents/capabilities.ts';
import { quoteDocument } from '../documents/quote.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { noArguments } from '../pricing/problems/arguments.ts';
import { explain } from '../pricing/problems/problem.ts';
import { quote } from '../pricing/quote.ts';
import type { ArgumentMap } from './argument-values.ts';
import { type BuildTool, buildTools, readArguments } from './build-arguments.ts';

/** Does what a tool does with its arguments. */
export type CallTool = (given: ArgumentMap) => CallToolResult;

/** The three tools by name. */
export function tools(catalog: SiteCatalog): ReadonlyMap<string, CallTool> {
  const { quote, draft } = buildTools(catalog);
  return new Map([
    [toolNames.capabilities, capabilitiesTool(catalog)],
    [toolNames.quote, quotingTool(catalog, quote)],
    [toolNames.draft, quotingTool(catalog, draft)],
  ]);
}

function capabilitiesTool(catalog: SiteCatalog): CallTool {
  const answer = structured({ ...capabilitiesDocument(catalog) });
  const name = toolNames.capabilities;
  return (given) =>
    given.size === 0 ? answer : refused(noArguments(name, [...given.keys()]).message);
}

function quotingTool(catalog: SiteCatalog, tool: BuildTool): CallTool {
  const { minimumOrder, proof, turnaround } = statedFacts(catalog);
  const facts = { minimumOrder, proof, turnaround };
  return (given) => {
    const reading = readArguments(catalog, tool, given);
    if (!reading.ok) return refused(explain(reading.problems));
    const document: ToolQuoteDocument = {
      ...quoteDocument(catalog, quote(catalog, reading.build)),
      facts,
    };
    return structured({ ...document });
  };
}

/** The same JSON as text and as structured content. */
function structured(document: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(document) }],
    structuredContent: document,
  };
}

/** A refusal holds no structured content: clients would hold it against the output schema. */
function refused(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
