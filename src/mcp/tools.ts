import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ErrorDocument, ToolQuoteDocument } from '../contract/answers.ts';
import { checksOf, type DeliveryDesk, estimator } from '../delivery/estimate.ts';
import { problemsDocument, quantityDocuments, quoteDocument } from '../documents/answers.ts';
import { capabilitiesDocument } from '../documents/capabilities.ts';
import { toolNames } from '../order/doors.ts';
import type { Given } from '../order/field.ts';
import { orderUrl } from '../order/link.ts';
import { type OnReading, readOrder } from '../order/read.ts';
import { membersOf } from '../order/words.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { formatCount } from '../text/counts.ts';
import { coded, cutShort, maxReported } from '../text/echo.ts';
import { formatCents } from '../text/money.ts';
import { listed } from '../text/words.ts';

/** Calls a tool with its arguments: an object, or JSON text of one. */
export type CallTool = (given: unknown) => CallToolResult | Promise<CallToolResult>;

/** The three tools by name. */
export function tools(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  onReading: OnReading = () => {},
): ReadonlyMap<string, CallTool> {
  return new Map([
    [toolNames.capabilities, capabilitiesTool(catalog)],
    [toolNames.quote, quotingTool(catalog, desk, 'quote', onReading)],
    [toolNames.draft, quotingTool(catalog, desk, 'draft', onReading)],
  ]);
}

function capabilitiesTool(catalog: SiteCatalog): CallTool {
  const answer = structured({ ...capabilitiesDocument(catalog, 'mcp') });
  return (given) => {
    const names = givenIn(given)
      .slice(0, maxReported)
      .map(({ name }) => cutShort(name));
    if (names.length === 0) return answer;
    const error = `${toolNames.capabilities} takes no arguments. Remove ${listed(names.map(coded))}.`;
    return refused({ error, code: 'unknown', parameter: names[0] });
  };
}

function quotingTool(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  door: 'quote' | 'draft',
  onReading: OnReading,
): CallTool {
  const { minimumOrder, proof, turnaround } = statedFacts(catalog);
  const estimate = estimator(catalog.book, desk);
  const checks = checksOf(catalog.book, desk);

  return async (given) => {
    const reading = readOrder(catalog, door, givenIn(given), checks);
    onReading(door, reading);
    if (!reading.ok) return refused(problemsDocument(reading.problems));
    const { order, approve, allQuantities } = reading;
    const { build, ...beyond } = order;
    const { delivery } = beyond;
    const priced = quote(catalog, build);
    if (build.tabs > catalog.book.limits.agentTabsPerSetMax) {
      const error = largeSet(catalog, toolNames[door], priced);
      const parameter = door === 'quote' ? 'tabsPerSet' : 'titles';
      return refused({ error, code: 'invalid', parameter });
    }
    const delivered =
      delivery.zip === '' ? undefined : await estimate({ ...build, ...delivery, approve });
    const quantities = allQuantities && quantityDocuments(catalog.products[build.product], build);
    const document: ToolQuoteDocument = {
      ...quoteDocument(catalog, priced, { ...delivered?.destination, beyond }),
      ...(quantities && { quantities }),
      ...(delivered && { delivery: delivered.estimate }),
      facts: { minimumOrder, proof, turnaround },
    };
    return structured({ ...document });
  };
}

/** The price of a set larger than the tools accept, and where to order it. */
function largeSet(catalog: SiteCatalog, name: string, priced: Quote): string {
  const { build, totalCents, perSetCents } = priced;
  const whole = orderUrl(catalog, build);
  // Longer links don't fit in an error.
  const isShort = whole.length <= 600;
  const url = isShort ? whole : orderUrl(catalog, { ...build, titles: null });
  const order = isShort
    ? `The order link is ${url}`
    : `Open ${url} and paste the titles into the designer`;
  return `${name} takes up to ${catalog.book.limits.agentTabsPerSetMax} tabs a set, but here is the price: ${formatCount(build.sets)} sets of ${build.tabs} tabs cost $${formatCents(totalCents)} total ($${formatCents(perSetCents)} a set), setup included. ${order}.`;
}

function givenIn(args: unknown): Given[] {
  return (membersOf(args) ?? []).map(([name, value]) => ({ name, value }));
}

/** The same JSON as text and structured content. */
function structured(document: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(document) }],
    structuredContent: document,
  };
}

/**
 * The sentence for the model; what else the HTTP API says of an error is for programs. Errors have
 * no structured content: clients would validate it against the output schema.
 */
function refused({ error, ...members }: ErrorDocument): CallToolResult {
  return { content: [{ type: 'text', text: error }], isError: true, _meta: members };
}
