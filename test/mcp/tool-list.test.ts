import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { callTool, legacy, modern } from './messages.ts';

const { json } = await legacy('tools/list');
// biome-ignore lint/suspicious/noExplicitAny: tools as received
const tools: any[] = json.result.tools;

test('the tools match the golden file (npm run golden updates it)', async () => {
  await expect(`${JSON.stringify(tools, null, 2)}\n`).toMatchFileSnapshot(
    '../golden/mcp-tools.json',
  );
});

test('both eras list the same tools in the same order', async () => {
  const { result } = (await modern('tools/list')).json;
  expect(result.tools).toEqual(tools);
  expect(tools.map(({ name }) => name)).toEqual(Object.values(toolNames));
  expect((await legacy('tools/list')).body).toBe((await legacy('tools/list')).body);
});

test.each(tools.map((tool) => [tool.name as string, tool]))(
  '%s has flat schemas that clients accept, without references and unions, and answers as they say',
  async (name, tool) => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema.type).toBe('object');
      expect(JSON.stringify(schema)).not.toMatch(/"(\$ref|anyOf|oneOf|allOf|\$defs)"/);
      const isEmpty = JSON.stringify(schema.properties) === '{}';
      expect(JSON.stringify(schema).includes('"additionalProperties":false')).toBe(isEmpty);
    }
    const validate = new Ajv2020({ strict: true }).compile(tool.outputSchema);
    const build = { product: 'poly', sets: 1000, options: { ink: 'white' }, colorChanges: 1 };
    const given = {
      [toolNames.capabilities]: {},
      [toolNames.quote]: { ...build, tabsPerSet: 2 },
      [toolNames.draft]: { ...build, titles: ['A', ''] },
    }[name];
    const { structured, text } = await callTool(name, given);
    expect(validate(structured), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.parse(text)).toEqual(structured);
    const described = Object.keys(tool.outputSchema.properties);
    expect(described).toEqual(expect.arrayContaining(Object.keys(structured)));
  },
);
