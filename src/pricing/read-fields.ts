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
  const unknown: Field[] = [];
  const repeated: string[] = [];
  for (const field of fields) {
    const [name, value] = field;
    if (given.has(name)) repeated.push(name);
    given.set(name, value);
    if (!isKnown(catalog, name)) unknown.push(field);
  }
  if (unknown.length > 0) {
    problems.push(...unknownNames(catalog, new Map(unknown), linkParameters(catalog)));
  }
  for (const name of new Set(repeated)) problems.push(problem.givenTwice(name));
  return given;
}

function isKnown({ optionKeys }: Catalog, name: string): boolean {
  return buildParameters.includes(name) || optionKeys.includes(name);
}

/** All parameters of an order link, the options before the color changes. */
function linkParameters({ optionKeys }: Catalog): string[] {
  return buildParameters.toSpliced(-1, 0, ...optionKeys);
}
