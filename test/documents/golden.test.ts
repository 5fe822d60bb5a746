import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPaths } from '../../src/contract/paths.ts';
import { changelog } from '../../src/contract/versions.ts';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { llmsFull } from '../../src/documents/llms.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { shops, transitOf } from '../shops/index.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';
import { documentTexts } from '../support/published.ts';

const documents = await documentTexts(openCatalog(twoProducts, 'https://tabs.example'), transit);

/** Of the shop with two products. `npm run golden` updates the files: review the diff. */
test.each(Object.entries(documents))('%s is as its golden file', async (path, text) => {
  await expect(text).toMatchFileSnapshot(`../golden${path}`);
});

test.each(shops.slice(1))(
  'the rules and answers of a shop with %s are as its golden file',
  async (name, book) => {
    const shop = openCatalog(book, 'https://tabs.example');
    const table = transitOf(book);
    const questions = frequentQuestions(shop, table).flatMap(({ questions }) => questions);
    const answers = questions.map((question) => `${question.title} ${answerText(question)}`);
    const text = [llmsFull(shop, table), ...answers].join('\n');
    await expect(text).toMatchFileSnapshot(`../golden/shops/${name.replaceAll(' ', '-')}.txt`);
  },
);

test('the index of skills has the hash of its skill', () => {
  const [skill] = JSON.parse(documents[documentPaths.agentSkills] ?? '').skills;
  expect(skill.digest).toBe(`sha256:${hash('sha256', documents[skill.url] ?? '')}`);
});

test('CHANGELOG.md says what the developers page says', async () => {
  const releases = changelog.map(({ of, version, date, changes }) =>
    [`## ${of} ${version}, ${date}`, changes.map((change) => `- ${change}`).join('\n')].join(
      '\n\n',
    ),
  );
  const head =
    '# Changelog\n\nWhat programs and models notice. The developers page shows the same list.';
  await expect(`${[head, ...releases].join('\n\n')}\n`).toMatchFileSnapshot('../../CHANGELOG.md');
});
