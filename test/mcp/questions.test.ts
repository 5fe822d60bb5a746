import { describe, expect, test } from 'vitest';
import { toolNames } from '../../src/order/doors.ts';
import { callTool, legacy } from './messages.ts';

/**
 * What buyers ask an assistant, and the calls that a model makes to answer. Prices are calculated
 * by hand from the default price book: setup + sets x tabs x (rate + adders).
 */

// biome-ignore lint/suspicious/noExplicitAny: a quote as received
async function quoteOf(name: string, given: object): Promise<any> {
  const { structured, isError, text } = await callTool(name, given);
  expect(isError, text).toBe(false);
  return structured;
}

const quote = (given: object) => quoteOf(toolNames.quote, given);
const draft = (given: object) => quoteOf(toolNames.draft, given);

describe('a model answers', () => {
  test('"8 tabs, 110 lb, reinforced, collated, 3-hole, 250 sets: what does it cost, and is 300 cheaper per set?"', async () => {
    const { structured: offer } = await callTool(toolNames.capabilities);
    const paper = offer.products.find(({ product }: { product: string }) => product === 'paper');
    const idOf = (key: string, label: RegExp): string =>
      paper.options
        .find((option: { key: string }) => option.key === key)
        .choices.find((choice: { label: string }) => label.test(choice.label)).id;
    const options = {
      material: idOf('material', /110#/),
      reinforce: idOf('reinforce', /reinforcement/),
      collation: idOf('collation', /^Collated/),
      punch: idOf('punch', /3-hole/),
    };

    const answer = await quote({ product: 'paper', tabsPerSet: 8, sets: 250, options });

    // 30 + 2000 x (0.29 + 0.05 + 0.028 + 0.0135 + 0.008)
    expect(answer.price).toMatchObject({ total: 809, perSet: 3.24 });
    // 30 + 2400 x (0.284 + 0.0995)
    expect(answer.nextQuantity).toEqual({ sets: 300, total: 950.4, perSet: 3.17 });
    expect(answer.orderUrl).toContain('tabs=8&sets=250');
  });

  test('"I need 10 sets of 5 tabs."', async () => {
    const refused = await callTool(toolNames.quote, { product: 'paper', tabsPerSet: 5, sets: 10 });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('The smallest order is 25 sets. Use sets: 25 ($136.25 total).');
    const corrected = await quote({ product: 'paper', tabsPerSet: 5, sets: 25 });
    expect(corrected.price.total).toBe(136.25);
    expect(corrected.facts.minimumOrder).toBe('25 sets');
  });

  test('"Here are my sections: Pleadings, Discovery, Exhibits, a blank, Correspondence. 50 binders."', async () => {
    const titles = ['Pleadings', 'Discovery', 'Exhibits', '', 'Correspondence'];
    const answer = await draft({ product: 'paper', sets: 50, titles });
    // 30 + 250 x 0.52
    expect(answer.price).toMatchObject({ total: 160, perSet: 3.2 });
    expect(answer.tabsPerSet).toBe(5);
    expect(answer.layout).toMatchObject({ recommendedCut: '1/5', banks: 1 });
    expect(new URL(answer.orderUrl).searchParams.get('labels')).toBe(titles.join('|'));
  });

  test('"Paper or poly for 8 tabs, 25 sets: what is the difference?"', async () => {
    const build = { tabsPerSet: 8, sets: 25 };
    const paper = await quote({ ...build, product: 'paper' });
    const poly = await quote({ ...build, product: 'poly' });
    // 30 + 200 x 0.85 and 400 + 200 x 3.10
    expect([paper.price.total, poly.price.total]).toEqual([200, 1020]);
    expect(poly.facts.turnaround).toMatch(/about 5 .* paper and about 15 for poly/);
  });

  test('"Poly in four colors with white ink, 5 tabs, 100 sets."', async () => {
    const build = { product: 'poly', tabsPerSet: 5, sets: 100 };
    const answer = await quote({ ...build, options: { ink: 'white' }, colorChanges: 3 });
    // 400 + 500 x 1.57 + 3 x 35
    expect(answer.price.total).toBe(1290);
    expect(answer.colorChanges).toBe(3);
  });

  test('"Can you match our brand color, Pantone 286?"', async () => {
    const build = { product: 'poly', tabsPerSet: 5, sets: 100 };
    const refused = await callTool(toolNames.quote, { ...build, options: { ink: 'PMS' } });
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(
      /^Priced by quote only: PMS ink matching\. Send the request to https:/,
    );
    const { structured } = await callTool(toolNames.capabilities);
    expect(structured.facts.quoteOnly).toContain('PMS ink matching');
  });

  test('"Do 5 tabs, 25 sets ship free, and do 2 tabs?"', async () => {
    const five = await quote({ product: 'paper', tabsPerSet: 5, sets: 25 });
    const two = await quote({ product: 'paper', tabsPerSet: 2, sets: 25 });
    expect([five.shipping.freeGround, two.shipping.freeGround]).toEqual([true, false]);
    expect(two.shipping.reason).toContain('add 2.51 USD to ship free');
  });

  test('"Which quantity is the cheapest per set for 5 tabs?"', async () => {
    const build = { product: 'paper', tabsPerSet: 5 };
    let last = await quote({ ...build, sets: 500 });
    while (last.nextQuantity) {
      const next = await quote({ ...build, sets: last.nextQuantity.sets });
      expect(next.price.perSet).toBe(last.nextQuantity.perSet);
      last = next;
    }
    // 30 + 5000 x 0.21
    expect(last).toMatchObject({ sets: 1000, price: { total: 1080, perSet: 1.08 } });
  });

  test('"Will a long title fit on a narrow tab?"', async () => {
    const titles = [
      ...Array(9).fill('A'),
      'Environmental impact assessment, second revision, part B with all its annexes',
    ];
    const { layout } = await draft({ product: 'paper', sets: 25, titles });
    expect(layout.titlesThatDoNotFit).toMatchObject([{ tab: 10, title: titles[9] }]);
  });

  test('"When would it be here, in ZIP 60601?"', async () => {
    const uri = 'tabquote://delivery-date/paper/60601';
    const { json } = await legacy('resources/read', { uri });
    const estimate = JSON.parse(json.result.contents[0].text);
    // Monday 2026-11-02, 10:00 in Chicago: five production days, then one in transit.
    expect(estimate).toMatchObject({ ship_date: '2026-11-09', delivery_date: '2026-11-10' });
    expect(estimate.assumes).toContain('not a guarantee');
  });
});
