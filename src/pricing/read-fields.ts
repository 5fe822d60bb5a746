import type { Catalog } from './catalog.ts';
import type { Door, Problem } from './problems.ts';
import * as problem from './problems.ts';
import { unknownNames } from './unknown-names.ts';

/** A parameter's name and its text, as sent. */
export type Field = readonly [name: string, value: string];

/** Keeps the fields by name; tells of unknown and repeated ones. */
export function readFields(
  catalog: Catalog,
  fields: readonly Field[],
  door: Required<Door>,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const unknown = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of fields) {
    if (given.has(name)) repeated.add(name);
    given.set(name, value);
    if (!isKnown(catalog, name, door)) unknown.set(name, value);
  }
  if (unknown.size > 0) {
    problems.push(...unknownNames(catalog, unknown, knownParameters(catalog, door)));
  }
  for (const name of repeated) problems.push(problem.givenTwice(name));
  return given;
}

function isKnown(catalog: Catalog, name: string, door: Required<Door>): boolean {
  return (
    name === 'product' ||
    name === 'sets' ||
    name === door.tabs ||
    name === door.titles ||
    name === 'colorChanges' ||
    catalog.optionKeys.includes(name)
  );
}

function knownParameters({ optionKeys }: Catalog, door: Required<Door>): string[] {
  return ['product', door.tabs, 'sets', door.titles, ...optionKeys, 'colorChanges'];
}
