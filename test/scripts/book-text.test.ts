import { expect, test } from 'vitest';
import { loadFault, textFaults } from '../../scripts/book-text.ts';

test('a slip in the text of the book is reported with its line, in a sentence', () => {
  const faults = (text: string) => textFaults('src/book/a.ts', text);
  expect(faults("const a = {\n  25: '1',\n  b: { c: 1, d: 2 }, e: { c: 3 },\n};")).toEqual([]);
  expect(faults("const a = {\n  25: '1',\n  b: { c: 1, 'c': 2 },\n  25: '2',\n};")).toEqual([
    'src/book/a.ts:4: 25 is written twice here: delete one of them',
    'src/book/a.ts:3: c is written twice here: delete one of them',
  ]);
  expect(faults("const a = {\n  setup: '30.00'\n  rates: {},\n};")).toEqual([
    expect.stringMatching(
      /^src\/book\/a\.ts:3: .*expected: look for a missing comma, quote or brace$/,
    ),
  ]);
  expect(faults("const a = {\n  setup: '30.00,\n};")).toEqual([
    expect.stringMatching(/^src\/book\/a\.ts:2: Unterminated string/),
  ]);
});

test('a book that cannot be loaded is reported with the line, without a stack', () => {
  const unknown = new ReferenceError('legal is not defined');
  unknown.stack = `${unknown}\n    at file:///shop/src/book/products/index.ts:6:40\n    at async`;
  expect(loadFault(unknown, '/shop')).toBe('src/book/products/index.ts:6: legal is not defined');
  const missing = new Error("Cannot find module '/shop/src/book/legal.ts'");
  missing.stack = `${missing}\n    at finalizeResolution (node:internal/modules/esm/resolve:275:11)`;
  expect(loadFault(missing, '/shop')).toBe("Cannot find module 'src/book/legal.ts'");
});
