import { expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { transit } from '../../src/book/transit.generated.ts';
import { answerText } from '../../src/documents/faq/answer.ts';
import { frequentQuestions } from '../../src/documents/faq.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();

function answers(of = catalog): Map<string, string> {
  const questions = frequentQuestions(of, transit).flatMap(({ questions }) => questions);
  return new Map(questions.map((question) => [question.id, answerText(question)]));
}

test('prices in answers are the worked ones', () => {
  const text = answers().get('how-much');
  for (const price of ['$5.45', '$136.25', '$2.61', '$653.00', '$40.80', '$1,020.00']) {
    expect(text).toContain(price);
  }
});

test('another price in the book is another price in the answers', () => {
  const { paper, poly } = book.prices.products;
  const dearer = { ...paper, setup: { ...paper.setup, perOrder: '40.00' } };
  const prices = { ...book.prices, products: { paper: dearer, poly } };
  const changed = answers(openCatalog({ ...book, prices }, catalog.baseUrl));
  expect(changed.get('how-much')).toContain('$146.25');
  expect(changed.get('paper-or-poly')).toContain('$5.85 a set at 25 sets');
});

test('answers on cuts and arrival follow the trade', () => {
  expect(answers().get('cut-and-banks')).toContain('12 tabs: 1/6 cut, 2 banks');
  expect(answers().get('arrival')).toContain('Los Angeles (90001): 4 business days.');
  expect(answers().get('arrival')).toContain('3:00 PM Central Time');
});

test('search engines are told the answers that people see', async () => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.address}/faq`);
  const script = await page.locator('script[type="application/ld+json"]').innerText();
  const things: { '@type': string; mainEntity?: unknown[] }[] = JSON.parse(script)['@graph'];
  const told = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity;
  const seen = await page.locator('article').evaluateAll((articles) =>
    articles.map((article) => ({
      '@type': 'Question',
      name: article.querySelector('h3')?.textContent,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [...article.querySelectorAll('p:not(.answer-links), li')]
          .map((part) => part.textContent)
          .join(' '),
      },
    })),
  );
  expect(told).toEqual(seen);
});

test('every link of an answer leads somewhere', async () => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.address}/faq`);
  const links = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [inside, outside] = [true, false].map((isInside) =>
    links.filter((href) => href.startsWith('#') === isInside),
  );
  for (const href of inside ?? []) expect(await page.locator(href).count(), href).toBe(1);
  for (const href of new Set(outside)) {
    expect((await service.fetch(href)).status, href).toBe(200);
  }
});
