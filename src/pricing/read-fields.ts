import { nearestName } from '../text/did-you-mean.ts';
import { needlessByQuote } from './by-quote.ts';
import type { Catalog } from './catalog.ts';
import { alreadyGiven, givenTwice, otherName, otherWay, unknownNames } from './problems/names.ts';
import type { Door, Problem } from './problems/problem.ts';

/** A parameter's name and its text, as sent. */
export type Field = readonly [name: string, value: string];

/**
 * Collects the fields of an order link by name; reports unknown and repeated ones. A name that
 * means another parameter is reported, but its value is still read as that parameter's.
 */
export function readFields(
  catalog: Catalog,
  fields: readonly Field[],
  door: Door,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [name, value] of fields) {
    if (catalog.linkParameters.has(name)) given.set(name, value);
  }
  if (given.size < fields.length) {
    const others = new Map(fields.filter(([name]) => !catalog.linkParameters.has(name)));
    readOthers(catalog, others, door, given, problems);
    problems.push(...repeatedNames(fields).map(givenTwice));
  }
  return given;
}

function readOthers(
  catalog: Catalog,
  others: ReadonlyMap<string, string>,
  door: Door,
  given: Map<string, string>,
  problems: Problem[],
): void {
  const unknown: string[] = [];
  for (const [name, value] of others) {
    const needless = needlessByQuote(catalog, name, value);
    const meaning = door.meaningOf?.(name) ?? nearestParameter(name, [...catalog.linkParameters]);
    if (needless) problems.push(needless);
    else if (!meaning) unknown.push(name);
    else if ('advice' in meaning) problems.push(otherWay(name, meaning.advice));
    else if (given.has(meaning.parameter)) {
      problems.push(alreadyGiven(name, meaning.parameter, door.noun));
    } else {
      given.set(meaning.parameter, value);
      problems.push(otherName(name, meaning.parameter, door.noun));
    }
  }
  if (unknown.length > 0) {
    problems.push(unknownNames(unknown, [...catalog.linkParameters], door.noun));
  }
}

/** The parameter that a misspelled name means. `color` is not a misspelling of `colorChanges`. */
export function nearestParameter(
  name: string,
  known: readonly string[],
): { readonly parameter: string } | undefined {
  const isOfColors = /colou?r/i.test(name) && !/chang/i.test(name);
  const parameter = nearestName(
    name,
    isOfColors ? known.filter((other) => other !== 'colorChanges') : known,
  );
  return parameter === undefined ? undefined : { parameter };
}

/** The names given more than once, without duplicates, in order of their first repetition. */
export function repeatedNames(fields: readonly Field[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [name] of fields) {
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return [...repeated];
}
