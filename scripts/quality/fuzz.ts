import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatCount } from '../../src/text/counts.ts';
import { type FuzzTarget, fuzzTargets } from '../../test/fuzz/targets.ts';
import { watchCoverage } from './fuzz/coverage.ts';
import { chanceOf, mutate } from './fuzz/mutate.ts';

const usage = `npm run quality -- fuzz --minutes 60 [--only query,labels,rpc,accept,zip,link] [--seed 1]

Splits the minutes among the parsers and sends each of them mutations of valid and odd inputs; inputs
that run new code are mutated further. Prints inputs that break a parser: add them to
test/fuzz/corpus.json, which the tests also run. --save adds the inputs that reach the most code.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    only: { type: 'string', default: Object.keys(fuzzTargets).join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    save: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

const batchSize = 100;
const most = { characters: 4_000, repeats: 50 };
/** Limits: the time of such an input, and its growth for twice the input. */
const slowMs = 25;
const growthMax = 3;
const growthTurns = 50;
const longestInput = 50_000;
const mostFindings = 5;
const savedCharacters = 400;
const names = values.only.split(',');
const chance = chanceOf(Number(values.seed));
const coverage = await watchCoverage();
const kept: Record<string, readonly string[]> = {};
let broken = 0;
for (const name of names) {
  const target = fuzzTargets[name];
  if (!target) throw new Error(`no parser ${name}.\n\n${usage}`);
  broken += await fuzz(name, target, (Number(values.minutes) * 60_000) / names.length);
}
if (values.save) {
  const file = new URL('../../test/fuzz/corpus.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
}
process.exit(broken > 0 ? 1 : 0);

async function fuzz(name: string, target: FuzzTarget, milliseconds: number): Promise<number> {
  const corpus = [...target.seeds, ...target.known];
  const found = new Set<string>();
  const ends = performance.now() + milliseconds;
  let runs = 0;
  const note = async (check: typeof slowness, input: string) => {
    const fault = await check(target, input).catch(String);
    if (!fault || found.has(fault) || found.size >= mostFindings) return;
    found.add(fault);
    console.error(`${name}: ${fault}\n  ${JSON.stringify(input)}`);
  };
  const run = async (inputs: readonly string[]) => {
    for (const input of inputs) await note(slowness, input);
    runs += inputs.length;
  };
  await run(corpus);
  for (const input of corpus) await note(growth, input);
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
  kept[name] = corpus.filter((input) => input.length <= savedCharacters && input.isWellFormed());
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

/**
 * Reports if the cost of a repeated input grows faster than its length. The input and its half are
 * timed in turn, and their fastest runs compared: what is suspicious is tried again, so that other
 * load on the machine doesn't count.
 */
async function growth(target: FuzzTarget, input: string): Promise<string | undefined> {
  if (input === '') return undefined;
  const long = input.repeat(Math.ceil(longestInput / input.length));
  const short = long.slice(0, long.length / 2);
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < growthTurns; turn += 1) {
    whole = Math.min(whole, await timeOf(target, long));
    half = Math.min(half, await timeOf(target, short));
    if (whole < 1 || whole <= growthMax * Math.max(0.5, half)) return undefined;
  }
  return `twice the input costs ${(whole / half).toFixed(1)} times as much`;
}

/** The time of an input in milliseconds. */
async function timeOf(target: FuzzTarget, input: string): Promise<number> {
  const began = performance.now();
  await target.check(input);
  return performance.now() - began;
}
