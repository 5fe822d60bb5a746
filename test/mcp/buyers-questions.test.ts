import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readValue } from '../order/sloppy-requests.ts';
import { failures } from '../support/failures.ts';
import { callTool } from './messages.ts';

const sections = readFileSync(new URL('buyers-questions.txt', import.meta.url), 'utf8')
  .split(/^(?=\w+ \{)/m)
  .slice(1);
const questions = sections.flatMap((section) => {
  const [, tool = '', usual = ''] = /^(\w+) (.*)/.exec(section) ?? [];
  return [...section.matchAll(/^([^#\n].*) => (.*) => (.*)$/gm)].map(
    ([, asked = '', change = '', facts = '']) => ({
      asked,
      tool,
      given: { ...JSON.parse(usual), ...readValue(change) },
      facts: readValue(facts),
    }),
  );
});

test('with the three tools alone, a model answers at least forty questions', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  const check = async ({ tool, given, facts }: (typeof questions)[number]) => {
    const { text, structured } = await callTool(tool, given);
    if (facts instanceof RegExp) expect(text).toMatch(facts);
    else expect(structured, text).toMatchObject(facts);
  };
  expect(await failures(questions, ({ asked }) => asked, check)).toEqual([]);
});
