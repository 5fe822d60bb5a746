import { expect, test } from 'vitest';
import { type Action, change } from '../../src/design/change.ts';
import { checksOf } from '../../src/design/checks.ts';
import type { Design } from '../../src/design/design.ts';
import { sideEffects } from '../../src/design/side-effects.ts';
import { noContact } from '../../src/designer/send/contact.ts';
import { orderLetter, receiptOf, saveSent } from '../../src/designer/send/hand-over.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { catalog } from '../support/catalog.ts';
import points from './points.json' with { type: 'json' };
import { design } from './support.ts';

const { seller } = catalog.book;
const { defaults } = catalog.products.paper;

const sceneFor = (of: Design) => pageOf(catalog, stateOf(of));

function mailOf(of: Design) {
  const contact = { ...noContact, name: 'Dana Okafor', address: '2100 North Sample Avenue' };
  const letter = orderLetter(sceneFor(of), contact);
  const url = new URL(letter.url);
  const body = (url.searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
  expect(letter.url.length).toBeLessThanOrEqual(2000);
  return { ...letter, to: url.pathname, body };
}

const titled = (count: number) => Array.from({ length: count }, (_, tab) => `Exhibit ${tab + 1}`);
const tooLong = titled(500).map((title) => title.padEnd(190, 'é'));

test('an e-mail to the seller asks for the proof, describes the whole design and links to it', () => {
  const { to, body, text, has } = mailOf({
    ...design({ titles: ['Résumé & more', '', 'C#'], colors: ['red', 'white', 'red'], cut: 3 }),
    ...{ job: { name: 'Smith trial', po: '4711', notes: 'Call first.\nSuite 5' }, sets: 75 },
    delivery: { zip: '60601', neededBy: '2026-12-04' },
  });
  expect([to, has]).toEqual([seller.email, 'all']);
  expect(body).toBe(text);
  const [, link = ''] = /Open the design: (\S+)/.exec(body) ?? [];
  expect(new URL(link).searchParams.get('labels')).toBe('Résumé & more||C#');
  for (const words of [
    'free PDF proof',
    'Job name: Smith trial\nPO number: 4711\nSets: 75\n',
    'Tab Mylar: 2 colors, rotating: Red, White\n',
    '60601\nNeeded by: Dec 4, 2026\nNotes: Call first. / Suite 5\n',
    'Per set: $1.80 (rounded)\n',
    'Name: Dana Okafor\nShipping address: 2100 North Sample Avenue\n',
    '1. Résumé & more [Red]\n2. (blank tab) [White]\n3. C# [Red]',
  ]) {
    expect(body).toContain(words);
  }
});

test.each([
  ['all', titled(25), /24\. Exhibit 24\n25\. Exhibit 25\n\nOpen the design: \S+Exhibit\+25\n/],
  ['link', titled(50), /\n50 titles: open the design\n[\s\S]*Exhibit\+50\n/],
  ['nothing', titled(500), /^\[Paste the copied design here\.\]$/],
  ['nothing', tooLong, /^\[Paste the copied design here\.\]$/],
])('an e-mail to the seller has %s that fits of %j', (has, titles, pattern) => {
  const mail = mailOf(design({ titles }));
  expect(mail.has).toBe(has);
  expect(mail.body).toMatch(pattern);
  expect(mail.text).toContain(`${titles.length}. ${titles.at(-1)}`);
  expect(mail.text.includes('Open the design')).toBe(titles !== tooLong);
});

test('only the design that was sent has a receipt, also if its titles are too long for a link', () => {
  const [one, other] = ['A', 'B'].map((last) =>
    sceneFor(design({ titles: tooLong.with(499, last) })),
  );
  if (one) saveSent(one, 'CD-7', new Date());
  const references = [one, other].map((scene) => scene && receiptOf(scene)?.reference);
  expect(references).toEqual(['CD-7', undefined]);
});

test.each(points as [Partial<Design> & { choices?: object }, string][])(
  'a review of %j points out %s',
  ({ choices = {}, ...over }, message) => {
    const of = design({ ...over, options: { ...defaults, ...choices } });
    const checks = checksOf(sceneFor(of), new Date());
    const said = checks.flatMap(({ text, fixes }) => [text, ...fixes.map(({ label }) => label)]);
    expect(said.join(' ')).toMatch(RegExp(message, 'u'));
  },
);

const paper = design({ titles: ['A', 'B', 'C', 'D', 'E'], sets: 50 });
const reinforced = {
  ...paper,
  options: { ...defaults, material: '110', reinforce: 'reinforced' },
  colors: ['red', 'white', 'red', 'white', 'red'],
};

test.each<[Action, Design, RegExp]>([
  [{ do: 'insertTab', at: 5 }, paper, /^Now 1\/6 cut \(was 1\/5 cut\)$/],
  [{ do: 'insertTab', at: 5 }, { ...paper, cut: 6 }, /^$/],
  [{ do: 'setTabs', count: 6 }, { ...paper, cut: 5 }, /^Now 2 banks \(was 1 bank\)$/],
  [{ do: 'choose', option: 'punch', choice: '3hole' }, paper, /^$/],
  [{ do: 'setCut', cut: 3 }, paper, /^$/],
  [{ do: 'setTitle', tab: 0, title: 'B' }, paper, /^$/],
  [
    { do: 'setProduct', product: 'poly' },
    reinforced,
    /^Now .*poly \(was .*110# index\), no Edge Reinforcing \(was Mylar reinforcement\) and White tabs \(was 2 tab colors\)$/,
  ],
])('the edit %j says what else it changes', (action, before, says) => {
  expect(sideEffects(catalog, before, change(catalog, before, action), action)).toMatch(says);
});
