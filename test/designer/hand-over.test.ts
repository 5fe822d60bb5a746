import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sideEffects } from '../../src/designer/browser/store.ts';
import { quoteLetter } from '../../src/designer/quote-request/letter.ts';
import { checksOf } from '../../src/designer/review/checks.ts';
import {
  handOver,
  keepSent,
  lastSent,
  orderLetter,
  orderLines,
} from '../../src/designer/review/hand-over.ts';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import { type Action, change } from '../../src/designer/state/change.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { type Scene, sceneOf } from '../../src/designer/view/scene.ts';
import { describeTabs } from '../../src/order/describe.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

const { seller } = catalog.book;
const punched = { ...catalog.products.paper.defaults, punch: '3hole' };
const withBodyPrint = { ...catalog.products.paper.defaults, bodyprint: '1c' };

function sceneFor(of: Design, from: Catalog = catalog): Scene {
  return sceneOf(from, appStateOf(of));
}

function handOverOf(of: Design, from: Catalog = catalog) {
  return handOver(sceneFor(of, from));
}

function mailOf(of: Design, from: Catalog = catalog) {
  const letter = orderLetter(sceneFor(of, from));
  const url = new URL(letter.url);
  const body = (url.searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
  return { ...letter, to: url.pathname, body };
}

const exhibits = (count: number) =>
  design({ titles: Array.from({ length: count }, (_, index) => `Exhibit ${index + 1}`) });

describe('an e-mail to the seller', () => {
  test('asks for the proof and describes the whole design', () => {
    const job = { name: 'Smith trial', po: '4711', notes: 'Call first.\nSuite 5' };
    const { to, body, text, isShortened } = mailOf({
      ...design({ titles: ['Résumé & more', '', 'C#'], colors: ['red', 'white', 'red'], cut: 3 }),
      ...{ job, delivery: { zip: '60601', neededBy: '2026-12-04' } },
    });
    expect(to).toBe(seller.email);
    expect(isShortened).toBe(false);
    expect(body).toBe(text);
    expect(body).toMatch(/free PDF proof/);
    expect(body).toMatch(/Job name: Smith trial\nPO number: 4711\nSets: 25\n/);
    expect(body).toMatch(/Cut: 1\/3, 1 bank/);
    expect(body).toMatch(/Tab Mylar: 2 colors, rotating: Red, White\n/);
    expect(body).toMatch(/60601\nNeeded by: Dec 4, 2026\nNotes: Call first. \/ Suite 5\n/);
    expect(body).toMatch(/1\. Résumé & more \[Red\]\n2\. \(blank tab\) \[White\]\n3\. C# \[Red\]/);
    const [, link = ''] = /Open the design: (\S+)/.exec(body) ?? [];
    expect(new URL(link).searchParams.get('labels')).toBe('Résumé & more||C#');
  });

  test('says that you pay the total only if the price per set is rounded', () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const rounded = mailOf(design({ titles, sets: 75 })).body;
    expect(rounded).toMatch(/Per set: \$2\.73 \(rounded\)/);
    expect(mailOf(design({ titles, sets: 25 })).body).toMatch(/Per set: \$5\.45\n/);
  });

  test.each([
    [25, /24\. Exhibit 24\n25\. Exhibit 25\n\nOpen the design: \S+Exhibit\+25\n/],
    [50, /\d\. Exhibit \d+\nand \d+ more titles: open the design\n[\s\S]*Exhibit\+50\n/],
    [500, /\[Please add the proof preview file[\s\S]*and \d+ more titles: see the proof preview\n/],
  ])('of %i titles lists as many as fit, and says where the others are', (count, pattern) => {
    expect(mailOf(exhibits(count)).body).toMatch(pattern);
  });

  test('with the longest words in the longest letters still has the options and fits a URL', () => {
    const letters = (length: number) => '契'.repeat(length);
    const job = { name: letters(80), po: letters(40), notes: letters(500) };
    const { url, body, text, isShortened } = mailOf({ ...exhibits(500), job });
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(isShortened).toBe(true);
    expect(body).toMatch(/Job name: 契+…\nPO number: 契+…\nSets: 25\n[\s\S]*Cut: 1/);
    for (const words of Object.values(job)) expect(text).toContain(words);
    expect(text).not.toContain('proof preview');
  });

  test('of titles too long for a link is whole as text, and needs the proof preview as a URL', () => {
    const { body, text, hasLink } = mailOf(design({ titles: Array(500).fill('é'.repeat(190)) }));
    expect([hasLink, body.includes('proof preview file')]).toEqual([false, true]);
    expect(text).not.toContain('proof preview');
  });

  test.each(shops)(
    'of %s names all that costs money, the cut, the dates and the job',
    (_, book) => {
      const shop = openCatalog(book, 'https://tabs.test');
      const many = designsOf(shop).chain((of) =>
        fc.nat(500).map((count) => {
          const { max } = shop.book.limits.tabsPerSet;
          const titles = Array.from({ length: Math.min(count, max) }, (_, tab) => `Title ${tab}`);
          return count === 0 ? of : change(shop, of, { do: 'replaceTitles', titles });
        }),
      );
      fc.assert(
        fc.property(many, (of) => {
          const { url, body, text } = mailOf(of, shop);
          expect(url.length).toBeLessThanOrEqual(2000);
          expect(body).not.toMatch(/attached/);
          const scene = sceneFor(of, shop);
          for (const { key, label, text: words } of orderLines(scene)) {
            const isKept = !['notes', 'body', 'colors'].includes(key);
            expect(body).toContain(`${label}: ${isKept ? words : [...words].slice(0, 5).join('')}`);
            expect(text).toContain(`${label}: ${words}`);
          }
          for (const { text: title } of describeTabs(shop, scene.order))
            expect(text).toContain(title);
        }),
        runs(20),
      );
    },
  );
});

describe('a checkout address', () => {
  const withCheckout = openCatalog(
    {
      ...catalog.book,
      seller: {
        ...seller,
        checkoutUrl: 'https://shop.test/{total}/{sets}x{tabs}?{query}&look={design}',
      },
    },
    catalog.baseUrl,
  );

  test('has the build as the price API parses it, and the look', () => {
    const of = design({ titles: ['$& One', 'Two'], colors: ['red', 'red'], cut: 4 });
    expect(handOverOf(of, withCheckout)).toEqual({
      kind: 'checkout',
      hasTitles: true,
      url: 'https://shop.test/72.50/25x2?product=paper&tabs=2&sets=25&labels=%24%26+One%7CTwo&look=cut%3D4%26colors%3Dred',
    });
  });

  test('leaves titles that are too long for a URL to the PDF', () => {
    const titles = Array.from({ length: 500 }, (_, index) => `${index} ${'é'.repeat(190)}`);
    const way = handOverOf(design({ titles }), withCheckout);
    expect(way).toMatchObject({ kind: 'checkout', hasTitles: false });
    expect(way.url.length).toBeLessThan(2000);
  });
});

test('only the design that was sent has a receipt, also if its titles are too long for a link', () => {
  const scenes = ['A', 'B'].map((last) => {
    const titles = [...Array<string>(499).fill('x'.repeat(200)), last];
    return sceneFor(design({ titles }));
  }) as [Scene, Scene];
  keepSent(scenes[0], 'CD-7', new Date());
  expect(scenes.map((scene) => lastSent(scene)?.isThis)).toEqual([true, false]);
});

describe('a review', () => {
  const tones = (of: Design) => checksOf(sceneFor(of)).map(({ text }) => text);

  test('finds no problem in a set whose titles fit', () => {
    expect(tones(design({ titles: ['One', 'Two'], options: punched }))).toEqual([]);
  });

  test.each<[Partial<Design>, RegExp]>([
    [{ titles: ['', ''] }, /All tabs are blank/],
    [{ titles: ['One', ''] }, /1 tab without a title/],
    [{ titles: ['One', 'Two', 'One '] }, /More than one tab says One/],
    [{ titles: ['Correspondence with the Department'], cut: 15 }, /1 title doesn't fit/],
    [{ titles: ['A'], colors: ['black'] }, /hard to read on Black/],
    [{ titles: ['A'], options: withBodyPrint }, /What should it say/],
    [{ titles: ['A'] }, /Unpunched/],
    [{ titles: ['契約書正本副本目次附則'] }, /lack (. ){7}. and others\./u],
    [{ titles: ['A'], delivery: { zip: '', neededBy: '2026-12-04' } }, /Type your ZIP code/],
  ])('of %j points it out', (over, message) => {
    expect(tones(design(over)).join(' ')).toMatch(message);
  });
});

describe('an edit says what else it changes', () => {
  const paper = design({ titles: ['A', 'B', 'C', 'D', 'E'], sets: 50 });
  const of = (before: Design, action: Action) =>
    sideEffects(catalog, before, change(catalog, before, action), action);

  test.each<[string, Design, Action, RegExp]>([
    [
      'a new tab',
      paper,
      { do: 'insertTab', at: 5 },
      /^Now 1\/6 cut \(was 1\/5\) and \$\d+\.\d\d total \(was \$\d+\.\d\d\)$/,
    ],
    ['a new tab of a chosen cut', { ...paper, cut: 6 }, { do: 'insertTab', at: 5 }, /^Now \$/],
    [
      'more tabs than a bank has',
      { ...paper, cut: 5 },
      { do: 'setTabs', count: 6 },
      /^Now 2 banks/,
    ],
    [
      'an option, whose price is shown',
      paper,
      { do: 'choose', option: 'punch', choice: '3hole' },
      /^$/,
    ],
    ['a chosen cut', paper, { do: 'setCut', cut: 3 }, /^$/],
    [
      'a product without some of the choices',
      {
        ...paper,
        options: { ...punched, material: '110', reinforce: 'reinforced' },
        colors: ['red', 'white', 'red', 'white', 'red'],
      },
      { do: 'setProduct', product: 'poly' },
      /^Now .*poly \(was .*110# index\), no Edge Reinforcing \(was Mylar reinforcement\) and White tabs \(was 2 tab colors\)$/,
    ],
    ['a title that changes nothing', paper, { do: 'setTitle', tab: 0, title: 'B' }, /^$/],
  ])('%s', (_, before, action, says) => {
    expect(of(before, action)).toMatch(says);
  });
});

describe('a quote request', () => {
  test('lists the request without empty fields, and says if an e-mail program has no room', () => {
    const letter = quoteLetter(catalog.book.seller, {
      wishes: ['PMS ink matching'],
      fields: { product: 'Poly Index Tabs', tabs: '8', sets: ' ', ink: 'PMS 286' },
      message: 'Two colors, please.',
    });
    expect(letter.isMailable).toBe(true);
    expect(letter.text).toBe(
      'Please send me a quote for index tabs.\n\nWhat I need:\n- PMS ink matching\n\nMaterial: Poly Index Tabs\nTabs in a set: 8\nInk: PMS 286\n\nTwo colors, please.\n',
    );
    const long = { wishes: [], fields: {}, message: 'x'.repeat(3000) };
    expect(quoteLetter(catalog.book.seller, long).isMailable).toBe(false);
  });
});
