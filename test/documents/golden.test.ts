import { expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { transit } from '../../src/book/transit.generated.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { publishedDocuments } from '../support/published.ts';

const documents = await publishedDocuments(openCatalog(book, 'https://tabs.example'), transit);

/** `npm run golden` writes the files anew: look at what it changes. */
test.each(Object.entries(documents))('%s is as its golden file', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../golden/${name}`);
});
