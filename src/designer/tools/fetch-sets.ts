import { documentPaths } from '../../contract/paths.ts';
import type { CommonSetField } from '../titles/common-sets.ts';

let asked: Promise<readonly CommonSetField[]> | undefined;

/** The book's ready-made sets by field; fetched on first use, and again after a failure. */
export function fetchSets(): Promise<readonly CommonSetField[]> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function load(): Promise<readonly CommonSetField[]> {
  const response = await fetch(documentPaths.sets);
  if (!response.ok) throw new Error(`${documentPaths.sets} answered ${response.status}`);
  return (await response.json()).fields;
}
