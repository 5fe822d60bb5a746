import type { CallToolResult } from '@modelcontextprotocol/server';
import { type ToolQuoteDocument, toolNames } from '../contract/tools.ts';
import { type DeliveryDesk, estimator } from '../delivery/desk.ts';
import { productionOf } from '../delivery/production.ts';
import { capabilitiesDocument } from '../documents/capabilities.ts';
import { estimateDocument } from '../documents/estimate.ts';
import { quantityDocument, quoteDocument } from '../documents/quote.ts';
import type { Build } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { orderUrl } from '../pricing/order-link.ts';
import { noArguments } from '../pricing/problems/arguments.ts';
import { explain } from '../pricing/problems/problem.ts';
import { priceAt, type Quote, quote } from '../pricing/quote.ts';
import { formatCount } from '../text/counts.ts';
import { formatCents } from '../text/money.ts';
import type { ArgumentMap } from './argument-values.ts';
import { type Request, readArguments } from './build-arguments.ts';
import { type BuildTool, type BuildTools, buildTools } from './build-tools.ts';

/** Calls a tool with its arguments. */
export type CallTool = (given: ArgumentMap) => CallToolResult | Promise<CallToolResult>;

/** The three tools by name. */
export function tools(catalog: SiteCatalog, desk: DeliveryDesk): ReadonlyMap<string, CallTool> {
  const all = buildTools(catalog);
  const quoting = (tool: BuildTool) => [tool.name, quotingTool(catalog, desk, all, tool)] as const;
  return new Map([
    [toolNames.capabilities, capabilitiesTool(catalog)],
    quoting(all.quote),
    quoting(all.draft),
  ]);
}

function capabilitiesTool(catalog: SiteCatalog): CallTool {
  const answer = structured({ ...capabilitiesDocument(catalog) });
  const name = toolNames.capabilities;
  return (given) =>
    given.size === 0 ? answer : refused(noArguments(name, [...given.keys()]).message);
}

function quotingTool(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  all: BuildTools,
  tool: BuildTool,
): CallTool {
  const { minimumOrder, proof, turnaround } = statedFacts(catalog);
  const facts = { minimumOrder, proof, turnaround };
  const estimate = estimator(catalog.book, desk);

  function answer(
    request: Request,
    priced: Quote,
    delivery: ToolQuoteDocument['delivery'],
  ): CallToolResult {
    const document: ToolQuoteDocument = {
      ...quoteDocument(catalog, priced, { ...request, ...request.destination }),
      ...(request.allQuantities && { quantities: quantitiesOf(catalog, request.build) }),
      ...(delivery && { delivery }),
      facts,
    };
    return structured({ ...document });
  }

  return (given) => {
    const reading = readArguments(catalog, all, tool, desk.table, given);
    if (!reading.ok) return refused(explain(reading.problems));
    const { request } = reading;
    const { build, destination } = request;
    const priced = quote(catalog, build);
    if (build.tabs > tool.door.tabsMax) return refused(largeSet(catalog, tool, priced));
    if (!destination) return answer(request, priced, undefined);
    const { data } = catalog.products[build.product];
    const production = productionOf(build.product, data, build.options);
    return estimate(destination, production).then(({ estimate }) =>
      answer(request, priced, estimateDocument(estimate)),
    );
  };
}

function quantitiesOf(catalog: SiteCatalog, build: Build) {
  const product = catalog.products[build.product];
  return product.quantities.map((sets) => quantityDocument(priceAt(product, build, sets)));
}

/** The price of a set larger than the tools accept, and where to order it. */
function largeSet(catalog: SiteCatalog, { name, door }: BuildTool, priced: Quote): string {
  const { build, totalCents, perSetCents } = priced;
  const whole = orderUrl(catalog, build);
  const isShort = whole.length <= longestLink;
  const url = isShort ? whole : orderUrl(catalog, { ...build, titles: null });
  const order = isShort
    ? `The order link is ${url}`
    : `Open ${url} and paste the titles into the designer`;
  return `${name} takes up to ${door.tabsMax} tabs a set, but here is the price: ${formatCount(build.sets)} sets of ${build.tabs} tabs cost $${formatCents(totalCents)} total ($${formatCents(perSetCents)} a set), setup included. ${order}.`;
}

/** Longer links don't fit in an error. */
const longestLink = 600;

/** The same JSON as text and structured content. */
function structured(document: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(document) }],
    structuredContent: document,
  };
}

/** Errors have no structured content: clients would validate it against the output schema. */
function refused(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
