import { buildParameters } from '../book/parameters.ts';
import type { Catalog } from './catalog.ts';
import type { Problem } from './problems.ts';
import * as problem from './problems.ts';
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
  const unknown = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of fields) {
    if (given.has(name)) repeated.add(name);
    given.set(name, value);
    if (!isKnown(catalog, name)) unknown.set(name, value);
  }
  if (unknown.size > 0) problems.push(...unknownNames(catalog, unknown, linkParameters(catalog)));
  for (const name of repeated) problems.push(problem.givenTwice(name));
  return given;
}

function isKnown({ optionKeys }: Catalog, name: string): boolean {
  return buildParameters.includes(name) || optionKeys.includes(name);
}

/** All parameters of an order link, the options before the color changes. */
function linkParameters({ optionKeys }: Catalog): string[] {
  return buildParameters.toSpliced(-1, 0, ...optionKeys);
}
