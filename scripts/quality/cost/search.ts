import { book } from '../../../src/hosts/book.ts';
import {
  type CostlyRequest,
  type RequestParts,
  wireOf,
} from '../../../test/support/costly-requests.ts';
import { chanceOf, mutate } from '../fuzz/mutate.ts';
import type { Cost, Meter } from './meter.ts';

/** A request whose query or body is mutated. */
interface Idea {
  readonly request: CostlyRequest;
  readonly cpu: number;
  /** The query or the body. */
  readonly text: string;
}

/** How many of an entry point's worst requests are mutated. */
const poolSize = 4;
/** A request has to cost this many times the worst known one to be worse. */
const margin = 1.05;
/** Requests above the limits of the service are refused early. */
const most = {
  query: { characters: 60_000, repeats: 5_000 },
  body: { characters: 400_000, repeats: 50_000 },
};

/**
 * Mutates the worst requests of each entry point for some seconds.
 *
 * @returns the worst found per entry point, if worse than every known one
 */
export async function searchWorse(
  known: readonly { readonly request: CostlyRequest; readonly cpu: Cost }[],
  meter: Meter,
  seconds: number,
  seed: number,
): Promise<CostlyRequest[]> {
  const chance = chanceOf(seed);
  const words = [...wordsIn(book.products), '|', '+', '%F0%9F%98%80', '%20', ',', '0', '\\u0001'];
  const ideas = known.flatMap(({ request, cpu }): Idea[] => {
    const text = mutableText(request.parts(1));
    return text === undefined ? [] : [{ request, cpu: cpu.median, text }];
  });
  const pools = Map.groupBy(ideas, ({ request }) => request.entry);
  const found = new Map<string, CostlyRequest>();
  const ends = performance.now() + seconds * 1_000;
  let tries = 0;
  while (performance.now() < ends) {
    for (const [entry, pool] of pools) {
      pool.sort((one, other) => other.cpu - one.cpu).splice(poolSize);
      const { request, text } = pool[chance(pool.length)] as Idea;
      const limits = request.parts(1).body === undefined ? most.query : most.body;
      const changed = mutate([text], words, chance, limits);
      const worse = withText(request, changed);
      const wire = wireOf(worse.parts(1));
      const bar = (pool[0]?.cpu ?? 0) * margin;
      tries += 1;
      const isWorse = (await meter.cpuOf(wire, 1)).median > bar;
      const cpu = isWorse ? (await meter.cpuOf(wire)).median : 0;
      if (cpu <= bar) continue;
      pool.push({ request: worse, cpu, text: changed });
      found.set(entry, worse);
    }
  }
  console.log(`${tries} mutated requests, seed ${seed}`);
  for (const request of found.values())
    console.log(`Found: ${wireOf(request.parts(1)).slice(0, 600)}`);
  return [...found.values()];
}

/** The query or the body of a request, if that is all it has. */
function mutableText({ target, headers, body, chunkBytes }: RequestParts): string | undefined {
  if (headers || chunkBytes) return undefined;
  return body ?? target.split('?')[1];
}

/** A request with another query or body. */
function withText({ name, entry, parts }: CostlyRequest, text: string): CostlyRequest {
  const { target, body } = parts(1);
  const [path] = target.split('?');
  const query = encodeURI(text.toWellFormed()).replaceAll('%25', '%');
  const changed = body === undefined ? { target: `${path}?${query}` } : { target, body: text };
  return { entry, name: name.replace(/(, mutated)?$/, ', mutated'), parts: () => changed };
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 40 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...wordsIn(member)]);
}
