import { additionsOf } from '../../../src/documents/examples.ts';
import type { Build } from '../../../src/pricing/build.ts';
import type { LoadProcess } from '../load/process.ts';
import { catalog, legacyToolCall, randomBuilds, toolCall } from '../load/requests.ts';
import { printStandings, type Result, speedBar } from '../report.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { serviceProgram } from './target.ts';

const least = 2.5;

/** `tools/call` of `quote_price` with distinct random builds, in both protocol eras. */
export async function benchMcp(load: LoadProcess, contest: Contest): Promise<Result[]> {
  const calls = [...randomBuilds(5_000).values()].map(callArguments);
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

/** A build as a tool's arguments. */
function callArguments(build: Build): Record<string, unknown> {
  const { product, tabs, sets, colorChanges } = build;
  const tabsPerSet = Math.min(tabs, catalog.book.limits.agentTabsPerSetMax);
  const changes = Math.min(colorChanges, tabsPerSet - 1);
  const options = additionsOf(catalog, build);
  return { product, tabsPerSet, sets, options, ...(changes > 0 && { colorChanges: changes }) };
}
