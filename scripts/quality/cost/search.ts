import { book } from '../../../src/book/index.ts';
import {
  type CostlyRequest,
  type RequestParts,
  wireOf,
} from '../../../test/support/costly-requests.ts';
import { type Chance, chanceOf } from '../fuzz/mutate.ts';
import type { Meter } from './meter.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A request whose parameters or message can be changed. */
interface Idea {
  readonly name: string;
  readonly changes: number;
  readonly cpu: number;
  readonly target: string;
  /** Names and values of a query, or a message. */
  readonly content: Json;
}

/** How many of an entry point's worst requests are mutated. */
const poolSize = 4;
/** A request has to cost this many times the worst known one to be worse. */
const margin = 1.05;
/** Requests above the limits of the service are refused early. */
const bytesMax = { query: 60_000, body: 400_000 };

/**
 * Mutates the worst requests of each entry point for some seconds.
 *
 * @returns the worst found per entry point, if worse than every known one
 */
export async function searchWorse(
  known: readonly { readonly request: CostlyRequest; readonly cpu: { readonly median: number } }[],
  meter: Meter,
  seconds: number,
  seed: number,
): Promise<CostlyRequest[]> {
  const chance = chanceOf(seed);
  const words = [
    ...wordsIn(book.products),
    ...['|', '+', '%F0%9F%98%80', '%20', ',', '0', '\\u0001'],
  ];
  const pools = new Map<string, Idea[]>();
  for (const { request, cpu } of known) {
    const idea = ideaOf(request.parts(1), request.name, cpu.median);
    if (idea) pools.set(request.entry, worst([...(pools.get(request.entry) ?? []), idea]));
  }
  const ends = performance.now() + seconds * 1_000;
  let tries = 0;
  while (performance.now() < ends) {
    for (const [entry, pool] of pools) {
      const idea = pool[chance(pool.length)] as Idea;
      const content = changed(idea.content, words, chance);
      const wire = wireFor(idea.target, content);
      if (!wire) continue;
      tries += 1;
      const bar = (pool[0]?.cpu ?? 0) * margin;
      const isWorse = (await meter.cpuOf(wire, 1)).median > bar;
      const cpu = isWorse ? (await meter.cpuOf(wire)).median : 0;
      if (cpu <= bar) continue;
      pools.set(entry, worst([...pool, { ...idea, content, cpu, changes: idea.changes + 1 }]));
    }
  }
  console.log(`${tries} mutated requests, seed ${seed}`);
  return [...pools].flatMap(([entry, [idea]]) => {
    if (!idea || idea.changes === 0) return [];
    const parts = partsOf(idea.target, idea.content);
    console.log(`Found: ${parts.target.slice(0, 200)} ${parts.body?.slice(0, 400) ?? ''}`);
    return [{ entry, name: `${idea.name}, changed ${idea.changes} times`, parts: () => parts }];
  });
}

function worst(ideas: readonly Idea[]): Idea[] {
  return ideas.toSorted((one, other) => other.cpu - one.cpu).slice(0, poolSize);
}

/** Parses the query or the JSON body of a request; `undefined` if it has neither. */
function ideaOf(parts: RequestParts, name: string, cpu: number): Idea | undefined {
  const [target = '', query] = parts.target.split('?');
  if (parts.headers || parts.chunkBytes) return undefined;
  const idea = { name, cpu, changes: 0 };
  if (query !== undefined) {
    const content = query.split('&').map((part) => part.split('='));
    return { ...idea, target, content };
  }
  try {
    return parts.body === undefined
      ? undefined
      : { ...idea, target, content: JSON.parse(parts.body) };
  } catch {
    return undefined;
  }
}

function partsOf(target: string, content: Json): RequestParts {
  if (!Array.isArray(content)) return { target, body: JSON.stringify(content) };
  const query = content
    .map((pair) => (Array.isArray(pair) ? pair.join('=') : String(pair)))
    .join('&');
  return { target: `${target}?${encodeURI(query.toWellFormed()).replaceAll('%25', '%')}` };
}

/** Serializes a request; `undefined` if it is above the service's limits. */
function wireFor(target: string, content: Json): string | undefined {
  const parts = partsOf(target, content);
  const isWithin =
    parts.target.length <= bytesMax.query && Buffer.byteLength(parts.body ?? '') <= bytesMax.body;
  return isWithin ? wireOf(parts) : undefined;
}

/** Changes one part of a value: doubles, halves, repeats, renames or replaces it. */
function changed(value: Json, words: readonly string[], chance: Chance): Json {
  const word = () => words[chance(words.length)] ?? '';
  if (typeof value === 'string') return changedText(value, word(), chance);
  if (typeof value !== 'object' || value === null) return word();
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return word();
  const from = (changedEntries: readonly (readonly [string, Json])[]): Json =>
    isList ? changedEntries.map(([, item]) => item) : Object.fromEntries(changedEntries);
  const at = chance(entries.length);
  const [name = word(), item = word()] = entries[at] ?? [];
  // Mostly deeper: the outer levels of a message are few and fixed.
  if (chance(4) > 0) return from(entries.with(at, [name, changed(item, words, chance)]));
  const ways: readonly (() => readonly (readonly [string, Json])[])[] = [
    () => [...entries, ...entries.map(([key, one]) => [`${key}${chance(1_000)}`, one] as const)],
    () => entries.slice(0, Math.ceil(entries.length / 2)),
    () => [...entries, [word(), item]],
    () => entries.with(at, [word(), item]),
    () => entries.with(at, [name, entries[chance(entries.length)]?.[1] ?? word()]),
  ];
  return from(ways[chance(ways.length)]?.() ?? entries);
}

function changedText(text: string, word: string, chance: Chance): string {
  const at = chance(text.length + 1);
  const piece = text.slice(at, at + 1 + chance(20)) || word;
  const ways: readonly (() => string)[] = [
    () => text + text,
    () => text.slice(0, Math.ceil(text.length / 2)),
    () => text.slice(0, at) + piece.repeat(2 ** chance(14)) + text.slice(at),
    () => text.slice(0, at) + word + text.slice(at),
    () => text.replaceAll(text[at] ?? '', word),
    () => word,
  ];
  return ways[chance(ways.length)]?.() ?? text;
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 40 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...wordsIn(member)]);
}
