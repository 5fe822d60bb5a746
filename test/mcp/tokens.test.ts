import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { callTool, legacy } from './messages.ts';

const tabs = { product: 'paper', sets: 25 };
const titles = [...'ABCDEFGHIJKL'].map((part) => `Audited Financial Statements ${part}`);
const textOf = async (name: string, given = {}) => (await callTool(name, given)).text;
const listed = async () => JSON.stringify((await legacy('tools/list')).json.result.tools);

/** What models read, and the most tokens that it may take of any shop's words. */
test.each<[what: string, max: number, text: () => Promise<string>]>([
  ['the tool list', 2_000, listed],
  ['the capabilities', 2_000, () => textOf(toolNames.capabilities)],
  ['a plain quote', 350, () => textOf(toolNames.quote, { ...tabs, tabsPerSet: 5 })],
  ['a draft of 12 long titles', 520, () => textOf(toolNames.draft, { ...tabs, titles })],
])('%s takes at most %i tokens, with a tenth to spare', async (what, max, text) => {
  const tokens = encode(await text()).length;
  console.log(`Tokens of ${what}: ${tokens} of ${max}.`);
  expect(tokens * 1.1).toBeLessThanOrEqual(max);
});
