import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { corpusOf, findings } from './findings.ts';
import { fuzzTargets } from './targets.ts';

describe.each(Object.entries(fuzzTargets))('any input as %s', (name, { check, seeds, words }) => {
  test('is parsed or rejected if it is known to be hard', async () => {
    const inputs = [...seeds, ...words, ...(findings[name] ?? []), ...corpusOf(name)];
    expect(await failures(inputs, JSON.stringify, check)).toEqual([]);
  });

  test('is parsed or rejected if it is random', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(...seeds),
    );
    const input = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(input, async (text) => check(text)),
      runs(200),
    );
  });
});
