import { book } from '../../../src/book/index.ts';
import { readQuery } from '../../../src/order/query.ts';
import type { LoadProcess } from '../load/process.ts';
import { legacyToolCall, priceQueries, toolCall } from '../load/requests.ts';
import { printStandings, type Result, speedBar } from '../report.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { serviceProgram } from './target.ts';

const least = 2.5;

/** `tools/call` of `quote_price` with distinct random builds, in both protocol eras. */
export async function benchMcp(load: LoadProcess, contest: Contest): Promise<Result[]> {
  const calls = priceQueries(5_000).map(callArguments);
  const modern = calls.map((args) => toolCall('quote_price', args));
  const legacy = calls.map((args) => legacyToolCall('quote_price', args));
  const [ownModern, ownLegacy, other] = await compare(
    [
      entrant('Tabquote, current revision', serviceProgram, modern),
      entrant('Tabquote, older revisions', serviceProgram, legacy),
      entrant('SDK v1, a server per request', 'scripts/quality/bench/targets/mcp-sdk1.ts', legacy),
    ],
    load,
    contest,
  );
  for (const [title, own] of [
    ['tools/call, current revision', ownModern],
    ['tools/call, older revisions', ownLegacy],
  ] as const) {
    if (own && other) printStandings(title, [own, other]);
  }
  return [
    speedBar('tools/call, current revision', least, ownModern, other),
    speedBar('tools/call, older revisions', least, ownLegacy, other),
  ];
}

/** The same build as a tool's arguments. */
function callArguments(query: string): Record<string, unknown> {
  const read = readQuery(query, query.length);
  if (!read.ok) throw new Error(read.error);
  const { product, tabs, sets, colorChanges, ...options } = Object.fromEntries(
    read.given.map(({ name, value }) => [name, String(value)]),
  );
  const tabsPerSet = Math.min(Number(tabs), book.limits.agentTabsPerSetMax);
  return {
    product,
    tabsPerSet,
    sets: Number(sets),
    options,
    ...(colorChanges && { colorChanges: Math.min(Number(colorChanges), tabsPerSet - 1) }),
  };
}
