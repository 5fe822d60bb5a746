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
function repeatedNames(fields: readonly Field[]): string[] {
  const names = fields.map(([name]) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}
