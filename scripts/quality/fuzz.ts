import { parseArgs } from 'node:util';
import { formatCount } from '../../src/text/counts.ts';
import { type FuzzTarget, fuzzTargets } from '../../test/fuzz/targets.ts';
import { watchCoverage } from './fuzz/coverage.ts';
import { chanceOf, mutate } from './fuzz/mutate.ts';

const usage = `npm run quality -- fuzz --minutes 60 [--only query,labels,rpc,accept,zip,link] [--seed 1]

Splits the minutes among the parsers and sends each of them mutations of valid and odd inputs; inputs
that run new code are mutated further. Prints inputs that break a parser: add them to
test/fuzz/corpus.json, which the tests also run.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    only: { type: 'string', default: Object.keys(fuzzTargets).join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

const batchSize = 100;
const most = { characters: 4_000, repeats: 50 };
/** The time that such an input may take. */
const slowMs = 25;
const mostFindings = 5;
const names = values.only.split(',');
const chance = chanceOf(Number(values.seed));
const coverage = await watchCoverage();
let broken = 0;
for (const name of names) {
  const target = fuzzTargets[name];
  if (!target) throw new Error(`no parser ${name}.\n\n${usage}`);
  broken += await fuzz(name, target, (Number(values.minutes) * 60_000) / names.length);
}
process.exit(broken > 0 ? 1 : 0);

async function fuzz(name: string, target: FuzzTarget, milliseconds: number): Promise<number> {
  const corpus = [...target.seeds, ...target.known];
  const found = new Set<string>();
  const ends = performance.now() + milliseconds;
  let runs = 0;
  const note = async (input: string) => {
    const fault = await slowness(target, input).catch(String);
    if (!fault || found.has(fault) || found.size >= mostFindings) return;
    found.add(fault);
    console.error(`${name}: ${fault}\n  ${JSON.stringify(input)}`);
  };
  const run = async (inputs: readonly string[]) => {
    for (const input of inputs) await note(input);
    runs += inputs.length;
  };
  await run(corpus);
  coverage.remember(await coverage.take());
  while (performance.now() < ends) {
    const batch = Array.from({ length: batchSize }, () =>
      mutate(corpus, target.words, chance, most),
    );
    await run(batch);
    if (!coverage.isNew(await coverage.take())) continue;
    for (const input of batch) {
      await run([input]);
      const ran = await coverage.take();
      if (coverage.isNew(ran)) corpus.push(input);
      coverage.remember(ran);
    }
  }
  const minutes = (milliseconds / 60_000).toFixed(1);
  console.log(
    `${name}: ${formatCount(runs)} inputs in ${minutes} minutes, ${corpus.length} kept for the code that they reach, ${found.size} findings (seed ${values.seed})`,
  );
  return found.size;
}

/**
 * Reports an input that takes long, each time: other load only delays some tries.
 *
 * @throws what is wrong with the input.
 */
async function slowness(target: FuzzTarget, input: string): Promise<string | undefined> {
  for (let tries = 0; tries < 10; tries += 1) {
    if ((await timeOf(target, input)) <= slowMs) return undefined;
  }
  return `slow: more than ${slowMs} ms`;
}

/** The time of an input in milliseconds. */
async function timeOf(target: FuzzTarget, input: string): Promise<number> {
  const began = performance.now();
  await target.check(input);
  return performance.now() - began;
}
