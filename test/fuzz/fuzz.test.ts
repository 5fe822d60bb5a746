import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { anyInput, fuzzTargets } from './targets.ts';

test.each(Object.entries(fuzzTargets))('any %s is parsed or rejected', async (name, target) => {
  const { check, seeds, words, known } = target;
  expect(await failures([...seeds, ...words, ...known], JSON.stringify, check)).toEqual([]);
  await fc.assert(fc.asyncProperty(anyInput(name), check), runs(200));
});
