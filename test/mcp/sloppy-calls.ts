import { expect } from 'vitest';
import { toolNames } from '../../src/contract/tools.ts';
import type { Call } from './follow-advice.ts';

/** A call as models make them: either accepted, or rejected with a helpful error. */
export interface SloppyCall extends Call {
  /** Part of the answer that a person would expect; absent if the call is rejected. */
  readonly accepted?: object;
  /** What the error must match. */
  readonly refused?: RegExp;
}

const paper = { product: 'paper', tabsPerSet: 5, sets: 50 };
const titled = { product: 'paper', sets: 50, titles: ['Pleadings', 'Motions', 'Exhibits'] };

/** Changes a valid call; `undefined` removes an argument. */
function call(tool: string, base: object) {
  return (change: object): Call => ({
    tool,
    given: Object.fromEntries(
      Object.entries({ ...base, ...change }).filter(([, value]) => value !== undefined),
    ),
  });
}

const quote = call(toolNames.quote, paper);
const poly = call(toolNames.quote, { ...paper, product: 'poly' });
const draft = call(toolNames.draft, titled);
const polyDraft = call(toolNames.draft, { ...titled, product: 'poly' });

const accepts = (given: Call, accepted: object): SloppyCall => ({ ...given, accepted });
const refuses = (given: Call, refused: RegExp): SloppyCall => ({ ...given, refused });

const options = (wanted: object) => ({ options: wanted });

/** Values in people's words. */
const valuesInWords: readonly SloppyCall[] = [
  accepts(quote({ product: 'Paper' }), { product: 'paper' }),
  accepts(quote({ product: ' PAPER ' }), { product: 'paper' }),
  accepts(quote({ product: 'Paper Index Tabs' }), { product: 'paper' }),
  accepts(quote({ product: 'cardstock' }), { product: 'paper' }),
  accepts(quote({ product: 'Poly' }), { product: 'poly' }),
  accepts(quote({ product: 'plastic' }), { product: 'poly' }),
  accepts(quote({ options: { material: '110lb' } }), options({ material: '110' })),
  accepts(quote({ options: { material: '110#' } }), options({ material: '110' })),
  accepts(quote({ options: { material: '110 lb' } }), options({ material: '110' })),
  accepts(quote({ options: { material: '110# index' } }), options({ material: '110' })),
  accepts(quote({ options: { material: 110 } }), options({ material: '110' })),
  accepts(quote({ options: { material: '90lb' } }), options({ material: '90' })),
  accepts(quote({ options: { material: 'heavy' } }), options({ material: '110' })),
  accepts(quote({ options: { punch: '3-hole' } }), options({ punch: '3hole' })),
  accepts(quote({ options: { punch: '3 hole' } }), options({ punch: '3hole' })),
  accepts(quote({ options: { punch: 'three-hole' } }), options({ punch: '3hole' })),
  accepts(quote({ options: { punch: 3 } }), options({ punch: '3hole' })),
  accepts(quote({ options: { punch: '2-Hole' } }), options({ punch: '2hole' })),
  accepts(quote({ options: { punch: 'none' } }), options({ punch: 'unpunched' })),
  accepts(quote({ options: { punch: false } }), options({ punch: 'unpunched' })),
  accepts(quote({ options: { sided: 'double-sided' } }), options({ sided: '2s' })),
  accepts(quote({ options: { sided: '2-sided' } }), options({ sided: '2s' })),
  accepts(quote({ options: { sided: 'both sides' } }), options({ sided: '2s' })),
  accepts(quote({ options: { sided: 2 } }), options({ sided: '2s' })),
  accepts(quote({ options: { sided: 'single-sided' } }), options({ sided: '1s' })),
  accepts(
    quote({ options: ['3-hole', 'collated'] }),
    options({ punch: '3hole', collation: 'collated' }),
  ),
  accepts(quote({ options: 'double-sided, 110lb' }), options({ sided: '2s', material: '110' })),
  accepts(quote({ options: [] }), options({ punch: 'unpunched' })),
  accepts(quote({ options: { reinforce: true } }), options({ reinforce: 'reinforced' })),
  accepts(
    quote({ options: { reinforce: 'Mylar reinforcement' } }),
    options({ reinforce: 'reinforced' }),
  ),
  accepts(quote({ options: { reinforce: 'no' } }), options({ reinforce: 'none' })),
  accepts(quote({ options: { collation: true } }), options({ collation: 'collated' })),
  accepts(quote({ options: { collation: 'Collated' } }), options({ collation: 'collated' })),
  accepts(quote({ options: { collation: false } }), options({ collation: 'uncollated' })),
  accepts(quote({ options: { bodyprint: 'yes' } }), options({ bodyprint: '1c' })),
  accepts(quote({ options: { bodyprint: '1-color' } }), options({ bodyprint: '1c' })),
  accepts(poly({ options: { ink: 'White' } }), options({ ink: 'white' })),
  accepts(poly({ options: { material: '.015' } }), options({ material: '015' })),
  accepts(quote({ sets: '50' }), { sets: 50 }),
  accepts(quote({ sets: '1,000' }), { sets: 1000 }),
  accepts(quote({ sets: '50 sets' }), { sets: 50 }),
  accepts(quote({ sets: '50.0' }), { sets: 50 }),
  accepts(quote({ tabsPerSet: '8 tabs' }), { tabsPerSet: 8 }),
  accepts(quote({ options: '{"punch":"3-hole"}' }), options({ punch: '3hole' })),
  accepts(quote({ options: null, zip: null }), { product: 'paper' }),
  accepts(quote({ colorChanges: 0 }), { product: 'paper' }),
  accepts(quote({ allQuantities: 'true' }), { quantities: expect.any(Array) }),
  accepts(quote({ zip: 60601 }), { delivery: { zip: '60601' } }),
  accepts(quote({ zip: 2134 }), { delivery: { zip: '02134' } }),
  accepts(draft({ titles: '["A","B"]' }), { tabsPerSet: 2 }),
  accepts(draft({ titles: ['Exhibit', 2, ''] }), { tabsPerSet: 3 }),
  accepts(draft({ cut: '1/5' }), { layout: { cut: '1/5' } }),
  accepts(draft({ cut: 5 }), { layout: { cut: '1/5' } }),
  accepts(draft({ cut: '1/5 cut' }), { layout: { cut: '1/5' } }),
  accepts(draft({ cut: '5-tab' }), { layout: { cut: '1/5' } }),
  accepts(draft({ cut: 'fifth cut' }), { layout: { cut: '1/5' } }),
  accepts(draft({ colors: 'red' }), { layout: { colors: ['Red', 'Red', 'Red'] } }),
  accepts(draft({ colors: ['RED', 'light blue', 'Light-Blue'] }), {
    layout: { colors: ['Red', 'Light Blue', 'Light Blue'] },
  }),
  accepts(draft({ colors: 'red, white, red' }), { layout: { colors: ['Red', 'White', 'Red'] } }),
  accepts(polyDraft({ colors: ['Blue', 'White', 'Blue'] }), { colorChanges: 1 }),
  accepts(polyDraft({ colors: 'Blue' }), { colorChanges: 0 }),
  accepts(draft({ titles: ['Pleadings, Motions, Discovery'] }), {
    tabsPerSet: 1,
    warning: expect.stringMatching(/a list of 3, give each tab its own title/),
  }),
  accepts(draft({ titles: ['A-Z'] }), { warning: expect.stringMatching(/a range, give each tab/) }),
  accepts(draft({ titles: ['1 to 31'] }), { warning: expect.stringMatching(/a range/) }),
];

const namesOfOthers: readonly SloppyCall[] = [
  refuses(quote({ tabsPerSet: undefined, tabs: 5 }), /"tabs": send it as tabsPerSet/),
  refuses(quote({ tabsPerSet: undefined, number_of_tabs: 5 }), /send it as tabsPerSet/),
  refuses(quote({ sets: undefined, quantity: 50 }), /"quantity": send it as sets/),
  refuses(quote({ sets: undefined, qty: '50' }), /"qty": send it as sets/),
  refuses(quote({ sets: undefined, number_of_sets: 50 }), /send it as sets/),
  refuses(quote({ sets: undefined, copies: 30 }), /send it as sets.*30 sets|send it as sets/),
  refuses(quote({ quantity: 50 }), /"quantity", and sets is given: leave "quantity" out/),
  refuses(quote({ set: 50, sets: undefined }), /"set": send it as sets/),
  refuses(quote({ products: 'paper', product: undefined }), /"products": send it as product/),
  refuses(quote({ tabPerSet: 5, tabsPerSet: undefined }), /send it as tabsPerSet/),
  refuses(quote({ option: { punch: '3hole' } }), /"option": send it as options/),
  refuses(quote({ inkColor: 'white' }), /"inkColor" is an option.*\{"ink":"white"\}/),
  refuses(poly({ inkColor: 'white' }), /"inkColor" is an option.*\{"ink":"white"\}/),
  refuses(poly({ options: { inkColor: 'white' } }), /The option "inkColor" is called ink/),
  refuses(quote({ holePunching: '3-hole' }), /"holePunching" is an option.*\{"punch":"3hole"\}/),
  refuses(quote({ options: { holePunching: '3hole' } }), /called punch: send it as punch/),
  refuses(quote({ options: { holes: 3 } }), /called punch/),
  refuses(quote({ options: { printing: '2s' } }), /called sided/),
  refuses(quote({ options: { stock: '110lb' } }), /called material/),
  refuses(quote({ weight: '110lb' }), /"weight" is an option.*\{"material":"110"\}/),
  refuses(quote({ material: '110' }), /"material" is an option: send it inside options/),
  refuses(quote({ reinforcement: true }), /\{"reinforce":"reinforced"\}/),
  refuses(quote({ collated: true }), /"collated" is a choice.*\{"collation":"collated"\}/),
  refuses(quote({ double_sided: 'yes' }), /is a choice.*\{"sided":"2s"\}/),
  refuses(quote({ options: { '3hole': true } }), /is a choice.*\{"punch":"3hole"\}/),
  refuses(quote({ collated: true, options: { collation: 'uncollated' } }), /leave "collated" out/),
  refuses(quote({ collated: false }), /leave "collated" out/),
  refuses(quote({ options: { materials: '110' } }), /"materials" is called material/),
  refuses(quote({ options: { sets: 50 }, sets: undefined }), /send it next to options, as sets/),
  refuses(quote({ options: { quantity: 50 }, sets: undefined }), /next to options, as sets/),
  refuses(quote({ color: 'red' }), /color of tabs isn't part of the price.*Colors of paper: Clear/),
  refuses(poly({ color: 'red' }), /leave "color" out/),
  refuses(quote({ colors: ['Red'] }), /leave "colors" out, or call draft_order/),
  refuses(quote({ film: 'red' }), /leave "film" out/),
  refuses(quote({ tabColor: 'Blue' }), /leave "tabColor" out/),
  refuses(quote({ options: { color: 'red' } }), /leave "color" out/),
  refuses(draft({ color: 'red' }), /"color": send it as colors/),
  refuses(draft({ film: ['Red', 'Teal', 'Red'] }), /"film": send it as colors/),
  refuses(draft({ film: ['Red', 'Blue', 'Red'] }), /send Light Blue, Medium Blue or Dark Blue/),
  refuses(quote({ cut: '1/5' }), /The cut never changes the price: leave "cut" out/),
  refuses(draft({ tabCut: '1/5' }), /"tabCut": send it as cut/),
  refuses(quote({ rush: true }), /leave "rush" out\. Can it be faster\? On request/),
  refuses(draft({ expedited: 'yes' }), /leave "expedited" out/),
  refuses(quote({ budget: 500 }), /leave "budget" out\. allQuantities: true/),
  refuses(quote({ deadline: '2026-12-24' }), /leave "deadline" out\. zip adds the delivery date/),
  refuses(quote({ shipping: 'ground' }), /leave "shipping" out/),
  refuses(quote({ state: 'AK' }), /leave "state" out\. zip adds the delivery date/),
  refuses(quote({ zipcode: '60601' }), /"zipcode": send it as zip/),
  refuses(quote({ postal_code: '60601' }), /send it as zip/),
  refuses(quote({ quantities: true }), /send it as allQuantities/),
  refuses(quote({ foo: 1 }), /"foo": leave "foo" out/),
  refuses(quote({ foo: 1, bar: 2, baz: 3 }), /leave "bar" out/),
  refuses(quote({ options: { gloss: 'yes' } }), /leave "gloss" out.*Ask for anything else at http/),
  refuses(draft({ title: ['A', 'B'], titles: undefined }), /"title": send it as titles/),
  refuses(draft({ labels: ['A', 'B'], titles: undefined }), /"labels": send it as titles/),
  refuses(draft({ tabNames: ['A', 'B'], titles: undefined }), /send it as titles/),
];

const otherTool: readonly SloppyCall[] = [
  refuses(quote({ titles: ['A', 'B'] }), /call draft_order instead.*leave tabsPerSet out/),
  refuses(quote({ titles: ['A', 'B'], tabsPerSet: undefined }), /call draft_order instead/),
  refuses(draft({ titles: undefined, tabsPerSet: 5 }), /call quote_price instead/),
  refuses(draft({ tabsPerSet: 3 }), /leave tabsPerSet out/),
  refuses({ tool: toolNames.capabilities, given: { product: 'paper' } }, /takes no arguments/),
];

const byQuote: readonly SloppyCall[] = [
  refuses(quote({ options: { ink: 'PMS 286' } }), /^Priced by quote only: PMS ink matching/),
  refuses(poly({ options: { ink: 'PMS 286' } }), /^Priced by quote only: PMS ink matching/),
  refuses(poly({ options: { ink: 'pantone 286 C' } }), /^Priced by quote only: PMS ink/),
  refuses(quote({ ink: 'pantone 286' }), /^Priced by quote only: PMS ink/),
  refuses(quote({ pms_color: '286' }), /^Priced by quote only: PMS ink/),
  refuses(poly({ inkColor: 'PMS 286' }), /^Priced by quote only: PMS ink/),
  refuses(poly({ options: { pantone: '286' } }), /^Priced by quote only: PMS ink/),
  refuses(quote({ options: 'ink PMS 286' }), /^Priced by quote only: PMS ink/),
  refuses(draft({ colors: ['PMS 185'] }), /^Priced by quote only: PMS ink/),
  refuses(quote({ size: '11x17' }), /^Priced by quote only: custom sheet sizes/),
  refuses(quote({ size: '11 x 17' }), /^Priced by quote only: custom sheet sizes/),
  refuses(quote({ sheetSize: 'legal' }), /^Priced by quote only: custom sheet sizes/),
  refuses(quote({ options: { material: '11x17' } }), /^Priced by quote only: custom sheet sizes/),
  refuses(quote({ paper_size: 'A4', sets: 7 }), /^Priced by quote only: custom sheet sizes/),
  refuses(quote({ reverse: true }), /^Priced by quote only: reverse-printed/),
  refuses(draft({ options: { reversePrinted: 'yes' } }), /^Priced by quote only: reverse-printed/),
  refuses(quote({ product: 'legal size paper' }), /^Priced by quote only: custom sheet sizes/),
];

const standardAnyway: readonly SloppyCall[] = [
  refuses(quote({ size: 'letter' }), /standard sheet.*leave "size" out/),
  refuses(quote({ size: '8.5x11' }), /standard sheet.*leave "size" out/),
  refuses(quote({ options: { sheet_size: '8.5 x 11' } }), /standard sheet/),
  refuses(quote({ reverse: false }), /leave "reverse" out/),
  refuses(quote({ pms: 'none' }), /leave "pms" out/),
];

const wrongValues: readonly SloppyCall[] = [
  refuses(quote({ product: 'wood' }), /send product: "paper" or product: "poly"/),
  refuses(quote({ product: 'papr' }), /send product: "paper"/),
  refuses(quote({ product: 'paper and poly' }), /send product: "paper" or product: "poly"/),
  refuses(quote({ product: undefined }), /product is missing/),
  refuses(quote({ tabsPerSet: undefined }), /tabsPerSet is missing/),
  refuses(quote({ sets: undefined }), /sets is missing: send one of 25/),
  refuses(draft({ titles: undefined }), /titles is missing/),
  refuses({ tool: toolNames.quote, given: {} }, /product is missing.*tabsPerSet.*sets/),
  refuses({ tool: toolNames.draft, given: {} }, /titles is missing/),
  refuses(quote({ options: { material: '120' } }), /material can't be "120"/),
  refuses(quote({ options: { material: '015' } }), /material can't be "015"/),
  refuses(
    quote({ options: { punch: '4-hole' } }),
    /unpunched.*3hole.*2hole.*Ask for anything else/,
  ),
  refuses(quote({ options: { collation: 'colated' } }), /"collation":"collated"/),
  refuses(
    quote({ options: { ink: 'white' } }),
    /ink is an option of poly, not of paper: leave ink/,
  ),
  refuses(poly({ options: { reinforce: 'none' } }), /reinforce is an option of paper, not of poly/),
  refuses(poly({ options: { ink: 'blue' } }), /ink can't be "blue"/),
  refuses(quote({ options: ['3hole', 'gloss'] }), /options is.*such as options: \{"sided":"1s"\}/),
  refuses(quote({ options: 'shiny' }), /options is "shiny"/),
  refuses(quote({ options: 7 }), /options is "7"/),
  refuses(quote({ colorChanges: 1 }), /colorChanges is for poly/),
  refuses(poly({ colorChanges: 9 }), /such as colorChanges: 0/),
  refuses(polyDraft({ colors: ['Blue'], colorChanges: 2 }), /leave colorChanges out/),
  refuses(quote({ sets: 30 }), /send sets: 25 \(\$136\.25 total\) or sets: 50 \(\$160\.00 total\)/),
  refuses(quote({ sets: 10 }), /The smallest order is 25 sets: send sets: 25 \(\$136\.25 total\)/),
  refuses(
    quote({ sets: 5000 }),
    /The largest order here is 1,000 sets: send sets: 1000 \(\$1,080\.00/,
  ),
  refuses(quote({ sets: 'two dozen' }), /send sets: 25, for example/),
  refuses(quote({ sets: -5 }), /send sets: 25/),
  refuses(quote({ tabsPerSet: 0 }), /send tabsPerSet: 5/),
  refuses(quote({ tabsPerSet: 5.5 }), /tabsPerSet is "5\.5"/),
  refuses(quote({ tabsPerSet: 200 }), /cost \$5,230\.00 total.*configure\/paper\?tabs=200&sets=50/),
  refuses(quote({ tabsPerSet: 500 }), /here is the price/),
  refuses(quote({ tabsPerSet: 501 }), /more than 500 tabs a set at https/),
  refuses(draft({ titles: Array(151).fill('A') }), /here is the price/),
  refuses(draft({ titles: Array(501).fill('A') }), /at most 500/),
  refuses(draft({ titles: 'Pleadings, Motions' }), /send titles: \["Pleadings","Motions"\]/),
  refuses(draft({ titles: 'Pleadings\nMotions' }), /send titles: \["Pleadings","Motions"\]/),
  refuses(
    draft({ titles: ['Pleadings\nMotions\nExhibits'] }),
    /send titles: \["Pleadings","Motions/,
  ),
  refuses(draft({ titles: ['A|B|C'] }), /send titles: \["A","B","C"\]/),
  refuses(draft({ titles: ['A|B', 'C'] }), /write "\/" instead/),
  refuses(draft({ titles: [] }), /titles is empty/),
  refuses(draft({ titles: ['A', 1.1] }), /put every title in quotes/),
  refuses(draft({ titles: ['A\tB', 'C'] }), /control character/),
  refuses(draft({ titles: ['Scope of\nWork', 'Bids'] }), /line break.*write a space instead/),
  refuses(draft({ titles: ['x'.repeat(201), 'B'] }), /shorten to at most 200/),
  refuses(draft({ titles: Array(150).fill('\u20ac'.repeat(150)) }), /shorten the titles/),
  refuses(draft({ titles: { a: 1 } }), /must be a list/),
  refuses(draft({ cut: '1/20' }), /send cut: "1\/3"/),
  refuses(draft({ cut: 'wide' }), /send cut: "1\/3"/),
  refuses(draft({ colors: ['Teall'] }), /send Teal\./),
  refuses(draft({ colors: ['chartreuse'] }), /send Clear, White/),
  refuses(draft({ colors: ['Red', 'Blue'] }), /colors has 2 names, but a set has 3 tabs/),
  refuses(draft({ colors: 5 }), /./),
  refuses(draft({ colors: ['Red', 'White', 'Red'], titles: [] }), /or one name for each tab/),
  refuses(quote({ allQuantities: 'maybe' }), /send allQuantities: true/),
  refuses(quote({ zip: '6060' }), /five digits of a US ZIP code/),
  refuses(quote({ zip: '60601-1234' }), /first five only: 60601/),
  refuses(quote({ zip: 'Chicago' }), /five digits of a US ZIP code/),
  refuses(quote({ zip: '00000' }), /no US ZIP code begins with 000/),
  refuses(quote({ zip: '09012' }), /military/),
  refuses(quote({ zip: 'K1A 0B1' }), /US addresses only/),
  refuses(quote({ zip: 'AK 99501' }), /five digits of a US ZIP code/),
  refuses(
    { tool: toolNames.quote, given: { product: 'papr', tabs: 0, qty: 26, material: '110lb' } },
    /product.*tabsPerSet.*sets/,
  ),
];

export const sloppyCalls: readonly SloppyCall[] = [
  ...valuesInWords,
  ...namesOfOthers,
  ...otherTool,
  ...byQuote,
  ...standardAnyway,
  ...wrongValues,
];
