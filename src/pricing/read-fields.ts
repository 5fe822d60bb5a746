import type { Catalog } from './catalog.ts';
import { givenTwice } from './problems/names.ts';
import type { Problem } from './problems/problem.ts';
import { unknownNames } from './unknown-names.ts';

/** A parameter's name and its text, as sent. */
export type Field = readonly [name: string, value: string];

/** Keeps the fields of an order link by name; tells of unknown and repeated ones. */
export function readFields(
  catalog: Catalog,
  fields: readonly Field[],
  problems: Problem[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const unknown: Field[] = [];
  for (const field of fields) {
    const [name, value] = field;
    given.set(name, value);
    if (!catalog.linkParameters.has(name)) unknown.push(field);
  }
  if (unknown.length > 0) {
    problems.push(...unknownNames(catalog, new Map(unknown), [...catalog.linkParameters]));
  }
  if (given.size < fields.length) problems.push(...repeatedNames(fields).map(givenTwice));
  return given;
}

/** The names that stand more than once, each once, in the order in which they are met again. */
export function repeatedNames(fields: readonly Field[]): string[] {
  const [met, repeated] = [new Set<string>(), new Set<string>()];
  for (const [name] of fields) (met.has(name) ? repeated : met).add(name);
  return [...repeated];
}
