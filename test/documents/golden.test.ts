import { expect, test } from 'vitest';
import { changelog } from '../../src/contract/versions.ts';
import { llmsFull } from '../../src/documents/llms.ts';
import { answerText, sectionsOf } from '../../src/documents/sections.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { transitOf } from '../shops/index.ts';
import { threeProducts } from '../shops/three-products.ts';
import { transit } from '../shops/transit.ts';
import { twoProducts } from '../shops/two-products.ts';
import { documentTexts } from '../support/published.ts';

const documents = await documentTexts(openCatalog(twoProducts, 'https://tabs.example'), transit);

/** Texts that say once more what another golden file says. */
const repeated = [
  ...['/pages/all.json', '/pages/calls.json', '/pages/orders.json'],
  ...['/json-ld/poly.json', '/prices.json', '/prices.csv', '/configure/poly.md'],
];

/** Of the shop with two products. `npm run golden` updates the files: review the diff. */
test.each(Object.entries(documents).filter(([path]) => !repeated.includes(path)))(
  '%s is as its golden file',
  async (path, text) => {
    await expect(text).toMatchFileSnapshot(`../golden${path}`);
  },
);

test('the rules and answers of a shop with three products are as its golden file', async () => {
  const shop = openCatalog(threeProducts, 'https://tabs.example');
  const table = transitOf(threeProducts);
  const questions = sectionsOf('faq', shop, table).flatMap(({ sections }) => sections);
  const answers = questions.map((question) => `${question.title} ${answerText(question)}`);
  const text = [llmsFull(shop, table), ...answers].join('\n');
  await expect(text).toMatchFileSnapshot('../golden/three-products.txt');
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
