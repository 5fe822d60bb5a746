import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { anyInput, fuzzTargets } from './targets.ts';

describe.each(Object.entries(fuzzTargets))('any input as %s', (name, target) => {
  const { check, seeds, words, known } = target;

  test('is parsed or rejected if it is known to be hard', async () => {
    expect(await failures([...seeds, ...words, ...known], JSON.stringify, check)).toEqual([]);
  });

  test('is parsed or rejected if it is random', async () => {
    await fc.assert(fc.asyncProperty(anyInput(name), check), runs(200));
  });
});
