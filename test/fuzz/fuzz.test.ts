import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { runs } from '../support/runs.ts';
import { corpusOf, findings } from './findings.ts';
import { rpcPosts } from './rpc-posts.ts';
import { anyInput, checkRpc, fuzzTargets } from './targets.ts';

describe.each(Object.entries(fuzzTargets))('any input as %s', (name, { check, seeds, words }) => {
  test('is parsed or rejected if it is known to be hard', async () => {
    const inputs = [...seeds, ...words, ...(findings[name] ?? []), ...corpusOf(name)];
    expect(await failures(inputs, JSON.stringify, check)).toEqual([]);
  });

  test('is parsed or rejected if it is random', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput(name), async (text) => check(text)),
      runs(200),
    );
  });
});

test('any message to the tools gets a valid answer', async () => {
  await fc.assert(
    fc.asyncProperty(rpcPosts, ({ body, headers }) => checkRpc(body, headers)),
    runs(500),
  );
});
