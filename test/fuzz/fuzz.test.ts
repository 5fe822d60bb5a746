import fc from 'fast-check';
import { describe, test } from 'vitest';
import { corpusOf, findings } from './findings.ts';
import { fuzzTargets } from './targets.ts';

describe.each(Object.entries(fuzzTargets))('any input as %s', (name, { check, seeds, words }) => {
  test.each([...seeds, ...words, ...(findings[name] ?? []), ...corpusOf(name)])(
    '%j is parsed or rejected',
    async (input) => {
      await check(input);
    },
  );

  test('is parsed or rejected', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(...seeds),
    );
    const input = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(input, async (text) => check(text)),
      { numRuns: 200 },
    );
  });
});
