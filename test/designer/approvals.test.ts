import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/book/schema.ts';
import type { EstimateDocument } from '../../src/contract/answers.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import { likelyTimeline, neededBy } from '../../src/design/approvals.ts';
import { checksOf } from '../../src/design/checks.ts';
import { derive } from '../../src/design/derive.ts';
import { freshDesign, productionChoices } from '../../src/design/design.ts';
import type { Actions } from '../../src/designer/actions.ts';
import type { DeliveryAnswer } from '../../src/designer/delivery/client.ts';
import { Dates } from '../../src/designer/delivery/Dates.tsx';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { deliveryDateHandler } from '../../src/http/api.ts';
import type { Delivery } from '../../src/order/order.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { arrivalSentences } from '../../src/text/days.ts';
import { shops, transitOf } from '../shops/index.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { ask } from '../support/api.ts';

const instants = ['2026-11-25T20:59:00Z', '2026-12-17T16:00:00Z', '2027-01-02T18:00:00Z'];

/** A shop's designer and its API at an instant, with an order to Los Angeles. */
function shopAt(book: Book, now: string) {
  const catalog = openCatalog(book, 'https://tabs.test');
  const table = transitOf(book);
  const api = deliveryDateHandler(catalog, {
    table,
    source: tableSource(table),
    clock: () => Date.parse(now),
  });
  const product = catalog.defaultProduct;
  const design = freshDesign(catalog, product);
  const asked = async (query = ''): Promise<EstimateDocument> =>
    (await ask(api, `zip=90001&product=${product}${query}`)).json;
  /** The designer after an answer for a ZIP code, an estimate by default. */
  const page = async (delivery: Delivery, failure = '') => {
    const estimate = {
      kind: 'estimate',
      estimate: await asked(),
      chargedPlace: undefined,
    } as const;
    const failed = { kind: failure, reason: '', quoteForm: undefined } as DeliveryAnswer;
    const answer = failure === 'none' ? undefined : failure ? failed : estimate;
    const state = stateOf({ ...design, delivery });
    return pageOf(catalog, { ...state, delivery: { zip: delivery.zip, answer, isAsking: false } });
  };
  return { catalog, design, asked, page };
}

describe.each(shops)("the designer's dates in a shop with %s", (_, book) => {
  test.each(instants)('at %s are those of its API', async (now) => {
    const { asked, catalog, design } = shopAt(book, now);
    const estimate = await asked();
    const needing = (neededBy: string) =>
      derive(
        catalog,
        { ...design, delivery: { zip: '90001', neededBy } },
        { dates: { estimate, chargedPlace: undefined } },
      );
    const timeline = likelyTimeline(needing(''));
    const likely = await asked(`&approve=${estimate.with_proof?.approved}`);
    const step = (name: string) => timeline.find(({ step }) => step === name)?.date;
    expect([step('shipping'), step('delivery')]).toEqual([likely.ship_date, likely.delivery_date]);
    for (const date of [estimate.delivery_date, '2026-11-28', '2026-12-24', '2027-02-14']) {
      if (date < now) continue;
      const own = neededBy(needing(date), new Date(now));
      const { needed_by: due } = await asked(`&neededBy=${date}`);
      expect([date, own?.approveBy]).toEqual([date, due?.approve_by]);
      expect(own?.earliest).toBe(estimate.delivery_date);
      const late = (Date.parse(estimate.delivery_date) - Date.parse(date)) / 86_400_000;
      expect(own?.daysLate).toBe(Math.max(0, late));
    }
  });
});

test('an earliest arrival is named only if it is sooner than the likely one', () => {
  const estimate = (earliest: string) => ({
    delivery_date: earliest,
    approval_deadline: '2026-11-25T15:00:00-06:00',
    with_proof: { approved: '2026-11-27', delivery_date: '2026-12-07' },
  });
  expect(arrivalSentences(estimate('2026-12-04'))).toHaveLength(2);
  expect(arrivalSentences(estimate('2026-12-07'))).toHaveLength(1);
});

test('the designer speaks of the time zone of the shop, and counts its own calendar', async () => {
  const shop = shopAt(pacific, '2026-11-02T16:00:00Z');
  const page = await shop.page({ zip: '90001', neededBy: '2030-12-24' });
  const html = renderToString(h(Dates, { ...page, controls: {} as Actions }));
  expect(html).toContain('if you approve the proof on');
  expect(html).toMatch(/In time if you approve the proof by \w+, Dec \d+, 1:30 PM Pacific Time/);
  expect(html).not.toContain('Central');
});

test.each([
  ['2026-12-12', '90001', '', /^You need it by Sat, Dec 12\. Approve .* by \w+, \w+ \d+, 3:00 PM/],
  ['2026-11-24', '90001', '', /by Tue, Nov 24\. It can't arrive by then: .* it arrives \w+, Dec/],
  ['2026-12-12', '', 'none', /Type your ZIP code to see whether it arrives by then\.$/],
  ['2026-12-12', '9000', 'refused', /no delivery date for 9000\.$/],
  ['2026-12-12', '90001', 'unavailable', /no delivery date for 90001\.$/],
])(
  'the review says of a design needed by %s in "%s" what that takes %s',
  async (neededBy, zip, failure, text) => {
    const shop = shopAt(twoProducts, '2026-11-22T18:00:00Z');
    const page = await shop.page({ zip, neededBy }, failure);
    expect(checksOf(page, new Date('2026-11-22T18:00:00Z')).at(-1)).toMatchObject({
      text: expect.stringMatching(text),
      tone: neededBy === '2026-11-24' ? 'warning' : 'note',
    });
  },
);

test('dates are asked for with the choices that change production, and no others', () => {
  const { catalog, design } = shopAt(threeProducts, '2026-11-02T16:00:00Z');
  const options = { ...design.options, speed: 'rush', drill: 'no' };
  expect(productionChoices(catalog, { ...design, options })).toEqual({ speed: 'rush' });
});
