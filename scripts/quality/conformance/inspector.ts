import { toolNames } from '../../../src/order/doors.ts';
import { defaultBuild } from '../../../src/pricing/build.ts';
import { centsToDollars } from '../../../src/pricing/money.ts';
import { quote } from '../../../src/pricing/quote.ts';
import { run } from '../audit/tools.ts';
import { catalog } from '../load/requests.ts';

const program = '@modelcontextprotocol/inspector/clients/launcher/build/index.js';

const build = defaultBuild(catalog, catalog.defaultProduct);
const quoteArguments = [
  `product=${build.product}`,
  `tabsPerSet=${build.tabs}`,
  `sets=${build.sets}`,
];

/** Calls for the inspector to make, with text that must be in its output. */
const calls: readonly { args: readonly string[]; holds: string }[] = [
  { args: ['--method', 'tools/list', '--strict'], holds: toolNames.draft },
  {
    args: [
      ...['--method', 'tools/call', '--tool-name', toolNames.quote],
      ...quoteArguments.flatMap((argument) => ['--tool-arg', argument]),
    ],
    holds: String(centsToDollars(quote(catalog, build).totalCents)),
  },
  { args: ['--method', 'resources/list'], holds: 'tabquote://capabilities' },
  { args: ['--method', 'resources/templates/list'], holds: 'tabquote://delivery-date' },
  { args: ['--method', 'prompts/list'], holds: 'quote_my_binder_tabs' },
];

/** Runs the inspector's command line in both protocol eras. */
export async function inspect(url: string): Promise<boolean> {
  console.log('\nThe inspector');
  let right = true;
  for (const era of ['modern', 'legacy']) {
    for (const { args, holds } of calls) {
      const fixed = ['--cli', url, '--transport', 'http', '--protocol-era', era];
      const { status, out, error } = await run(program, [...fixed, ...args]);
      const passes = status === 0 && out.includes(holds);
      console.log(`  ${passes ? '✓' : '✗'} ${era}: ${args.slice(1).join(' ')}`);
      if (!passes) console.log(out + error);
      right &&= passes;
    }
  }
  return right;
}
