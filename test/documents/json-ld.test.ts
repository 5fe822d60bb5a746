import { expect, test } from 'vitest';
import {
  breadcrumbs,
  faqPage,
  jsonLdText,
  organization,
  productOffers,
  webSite,
} from '../../src/documents/json-ld.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { statedFacts } from '../../src/pricing/facts.ts';
import { twoProducts as book } from '../shops/two-products.ts';

/** A thing as programs see it. */
type Thing = Readonly<Record<string, unknown>>;

const catalog = openCatalog(book, 'https://tabs.example');

function offersOf(product: object) {
  const aggregate = (product as Thing).offers as {
    lowPrice: number;
    highPrice: number;
    offers: Thing[];
  };
  return aggregate;
}

test('a product has an offer for every orderable quantity', () => {
  const { offers } = offersOf(productOffers(catalog, 'paper'));
  const quantities = offers.map(({ eligibleQuantity }) => (eligibleQuantity as Thing).value);
  expect(quantities).toEqual(book.limits.setQuantities);
});

test('an offer has the price per set and the URL that opens the designer with it', () => {
  const { offers } = offersOf(productOffers(catalog, 'paper'));
  expect(offers[0]).toMatchObject({
    price: 5.45,
    priceCurrency: 'USD',
    url: 'https://tabs.example/configure/paper?tabs=5&sets=25',
  });
});

test('an offer names the price per set and the total, and the product its returns and shipping', () => {
  const offers = offersOf(productOffers(catalog, 'paper'));
  expect(offers).toMatchObject({
    shippingDetails: { deliveryTime: { handlingTime: { value: 5, unitCode: 'DAY' } } },
    hasMerchantReturnPolicy: {
      description: statedFacts(catalog).returns,
      merchantReturnLink: 'https://tabs.example/terms',
    },
  });
  expect(offers.offers[0]?.priceSpecification).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Price per set', price: 5.45 }),
      expect.objectContaining({ name: 'Total of the order', price: 136.25 }),
    ]),
  );
});

test('the price range spans all offers', () => {
  const { lowPrice, highPrice, offers } = offersOf(productOffers(catalog, 'poly'));
  const prices = offers.map(({ price }) => price as number);
  expect([lowPrice, highPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
});

test('free shipping starts one cent above the threshold', () => {
  expect(jsonLdText(productOffers(catalog, 'paper'))).toContain('"minPrice":75.01');
});

test('breadcrumbs lead from the home page to the page', () => {
  const items = (breadcrumbs(catalog, '/prices/poly') as unknown as Thing)
    .itemListElement as Thing[];
  expect(items.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://tabs.example/'],
    [2, 'https://tabs.example/prices'],
    [3, 'https://tabs.example/prices/poly'],
  ]);
});

test('every reference to another thing resolves within the graph', () => {
  const text = jsonLdText(
    organization(catalog),
    webSite(catalog),
    productOffers(catalog, 'paper'),
    productOffers(catalog, 'poly'),
  );
  const all = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
  const defined = [...text.matchAll(/\{"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(all)).toEqual(new Set(defined));
});

test('no text in the data can end the script element', () => {
  const text = jsonLdText(faqPage([{ id: 'b', question: '</script><b>', paragraphs: ['No.'] }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><b>');
});
