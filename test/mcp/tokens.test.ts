import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { callTool, legacy } from './messages.ts';

const tabs = { product: 'paper', sets: 25 };
const titles = [
  'Certificate of Incorporation and Bylaws',
  'Minutes of the Annual Meeting of Shareholders',
  'Audited Financial Statements for 2025',
  'Material Contracts and Amendments',
  'Employment Agreements of Key Executives',
  'Intellectual Property Assignments and Licenses',
  'Real Property Leases and Subleases',
  'Environmental Compliance Reports and Permits',
  'Insurance Policies and Claims History',
  'Pending and Threatened Litigation Summary',
  'Federal and State Income Tax Returns',
  'Regulatory Approvals and Correspondence',
];

/** What models read, and the most tokens that it may take of any shop's words. */
const read: readonly (readonly [what: string, max: number, text: () => Promise<string>])[] = [
  [
    'the tool list',
    2_000,
    async () => JSON.stringify((await legacy('tools/list')).json.result.tools),
  ],
  ['the capabilities', 2_000, async () => (await callTool(toolNames.capabilities)).text],
  [
    'a plain quote',
    350,
    async () => (await callTool(toolNames.quote, { ...tabs, tabsPerSet: 5 })).text,
  ],
  [
    'a draft of 12 long titles',
    520,
    async () => (await callTool(toolNames.draft, { ...tabs, titles })).text,
  ],
];

test.each(read)('%s takes at most %i tokens, with a tenth to spare', async (what, max, text) => {
  const tokens = encode(await text()).length;
  console.log(`Tokens of ${what}: ${tokens} of ${max}.`);
  expect(tokens * 1.1).toBeLessThanOrEqual(max);
});
