import { expect } from 'vitest';

/** What a tool answers: part of its quote, or what its error matches. */
export type Answer = object | RegExp;

/** A request as models and people make it, for both kinds of doors. */
export interface SloppyRequest {
  readonly tool: 'quote_price' | 'draft_order';
  /** What is in order; the HTTP API gets it under its own names. */
  readonly base: Readonly<Record<string, unknown>>;
  /** What isn't, the same for every door; `undefined` takes something out of the base. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
  /** What the error of the HTTP API matches, if it is not about the tool's own words. */
  readonly http?: RegExp | undefined;
}

type Row = readonly [change: object, answer: Answer, http?: RegExp];

function rows(tool: SloppyRequest['tool'], base: object, list: readonly Row[]): SloppyRequest[] {
  return list.map(([change, answer, http]) => ({
    tool,
    base: { ...base },
    change: { ...change },
    answer,
    http,
  }));
}

const paper = { product: 'paper', tabsPerSet: 5, sets: 50 };
const titles = ['Pleadings', 'Motions', 'Exhibits'];
const none = undefined;

const options = (wanted: object) => ({ options: wanted });
const costs = (total: number) => ({ price: { total } });
const plain = costs(160);

const list = '25, 50, 75, 100, .* 950, 1000';
const byQuote = /^Priced by quote only: .* Send the request to https:\S+quote; it can't be priced/;

const quotes: readonly Row[] = [
  // Products are never guessed.
  [{ product: 'Paper' }, plain, /"Paper" isn't a product here. Products: paper, poly/],
  [{ product: ' PAPER ' }, plain, /Use `product=paper`/],
  [{ product: 'Poly' }, { product: 'poly' }, /Products: paper, poly. Use `product=poly`/],
  [
    { product: 'vinyl' },
    /^"vinyl" isn't a product here. Products: paper, poly. For plastic, use poly.$/,
  ],
  [{ product: 'plastic' }, /For plastic, use poly/, /For plastic, use poly/],
  [{ product: 'polyethylene' }, /For polyethylene, use poly/],
  [{ product: 'cardstock' }, /Products: paper, poly. For cardstock, use paper/],
  [{ product: 'index stock' }, /For index stock, use paper/],
  [{ product: 'Paper Index Tabs' }, /Use `product.*paper/],
  [{ product: 'papr' }, /Products: paper, poly. Use `product.*paper/],
  [{ product: 'wood' }, /^"wood" isn't a product here. Products: paper, poly.$/],
  [{ product: 'paper and poly' }, /Products: paper, poly.$/],
  [{ product: 7 }, /"7" isn't a product here. Products: paper, poly/],
  [{ product: none }, /^`product` is missing. Send paper or poly.$/, /`product` is missing/],
  [{ product: none, item: 'paper' }, plain, /Unknown parameter `item`. Use `product=paper`/],
  [{ product: none, type: 'poly' }, { product: 'poly' }, /Use `product=poly`/],
  [{ product: none, products: 'paper' }, /Unknown argument `products`. Use `product: "paper"`/],
  [{ item: 'paper' }, plain, /Remove `item`; you already sent `product`/],
  [{ item: 'poly' }, /`item` and `product` disagree. Send only `product`: paper or poly/],
  // Choices in people's words.
  ...(
    [
      ['material', '110lb', '110', 172.5],
      ['material', '110#', '110', 172.5],
      ['material', '110 lb', '110', 172.5],
      ['material', '110# index', '110', 172.5],
      ['material', '110 pound', '110', 172.5],
      ['material', 110, '110', 172.5],
      ['material', '90lb', '90', 160],
      ['material', 'standard', '90', 160],
      ['punch', '3-hole', '3hole', 162],
      ['punch', '3 hole', '3hole', 162],
      ['punch', 'three-hole', '3hole', 162],
      ['punch', '3-ring', '3hole', 162],
      ['punch', 3, '3hole', 162],
      ['punch', '2-Hole', '2hole', 162],
      ['punch', 'none', 'unpunched', 160],
      ['punch', false, 'unpunched', 160],
      ['sided', 'double-sided', '2s', 167.5],
      ['sided', '2-sided', '2s', 167.5],
      ['sided', 'both sides', '2s', 167.5],
      ['sided', 2, '2s', 167.5],
      ['sided', 'single-sided', '1s', 160],
      ['sided', 'front only', '1s', 160],
      ['reinforce', true, 'reinforced', 167],
      ['reinforce', 'yes', 'reinforced', 167],
      ['reinforce', 'Mylar reinforcement', 'reinforced', 167],
      ['reinforce', 'no', 'none', 160],
      ['collation', true, 'collated', 163.38],
      ['collation', 'Collated', 'collated', 163.38],
      ['collation', 'sorted', 'collated', 163.38],
      ['collation', false, 'uncollated', 160],
      ['bodyprint', 'yes', '1c', 190],
      ['bodyprint', '1-color', '1c', 190],
    ] as const
  ).flatMap(([key, said, id, total]): Row[] => [
    [
      { options: { [key]: said } },
      { ...options({ [key]: id }), ...costs(total) },
      /parameter of its own/,
    ],
    ...(String(said) === id
      ? []
      : ([
          [
            { [key]: said },
            { ...options({ [key]: id }), ...costs(total) },
            RegExp(`Use .${key}=${id}`),
          ],
        ] as const)),
  ]),
  // Names of others, places of others.
  [
    { tabsPerSet: none, number_of_tabs: 5 },
    plain,
    /Unknown parameter `number_of_tabs`. Use `tabs=5`/,
  ],
  [{ tabsPerSet: none, dividers: 5 }, plain, /Unknown parameter `dividers`. Use `tabs=5`/],
  [
    { tabsPerSet: none, tabPerSet: 5 },
    /Unknown argument `tabPerSet`. Use `tabsPerSet: 5`/,
    /Use `tabs=5`/,
  ],
  [{ sets: none, quantity: 50 }, plain, /^Unknown parameter `quantity`. Use `sets=50`/],
  [{ sets: none, qty: '50' }, plain, /Use `sets=50`/],
  [{ sets: none, number_of_sets: 50 }, plain, /Use `sets=50`/],
  [{ sets: none, binders: 50 }, plain, /Use `sets=50`/],
  [{ sets: none, copies: 30 }, RegExp(`30 sets isn't a quantity we print.*${list}`)],
  [{ sets: none, set: 50 }, /Unknown argument `set`. Use `sets: 50`/],
  [{ quantity: 50 }, plain, /^Remove `quantity`; you already sent `sets`/],
  [{ quantity: 100 }, RegExp(`^.quantity. and .sets. disagree. Send only .sets.: one of ${list}`)],
  [
    { option: { punch: '3hole' } },
    costs(162),
    /Send `punch` as a parameter of its own: punch=3hole/,
  ],
  [{ extras: { punch: '3hole' } }, costs(162), /punch=3hole/],
  [{ holePunching: '3-hole' }, costs(162), /Unknown parameter `holePunching`. Use `punch=3hole`/],
  [{ options: { holePunching: '3hole' } }, costs(162), /Use `punch=3hole`/],
  [{ options: { holes: 3 } }, costs(162), /Use `punch=3hole`/],
  [{ options: { printing: '2s' } }, costs(167.5), /Use `sided=2s`/],
  [{ options: { stock: '110lb' } }, costs(172.5), /Use `material=110`/],
  [{ weight: '110lb' }, costs(172.5), /Use `material=110`/],
  [{ paper_weight: '110' }, costs(172.5), /Unknown parameter `paper_weight`. Use `material=110`/],
  [{ tax: 8 }, /^Remove `tax`; it doesn't change the price. Prices do not include sales tax/],
  [{ sample: true }, /^Remove `sample`; .* Samples are free/],
  [{ refund: true }, /^Remove `refund`; .* not taken back/],
  [{ reinforcement: true }, costs(167), /Use `reinforce=reinforced`/],
  [
    { options: { materials: '110' } },
    /Unknown option `materials`. Use `options: \{"material":"110"\}`/,
  ],
  [{ sets: none, options: { sets: 50 } }, plain, /sets=50/],
  [{ sets: none, options: { quantity: 50 } }, plain, /Use `sets=50`/],
  [{ 'options[punch]': '3hole' }, costs(162), /as a parameter of its own: punch=3hole/],
  [{ 'options.punch': '3hole' }, costs(162), /punch=3hole/],
  [{ 'option[collate]': 'yes' }, costs(163.38), /collation=collated/],
  [{ options: '{"punch":"3-hole"}' }, costs(162), /punch=3hole/],
  [{ options: ['3-hole', 'collated'] }, costs(165.38), /punch=3hole.*collation=collated/],
  [{ options: 'double-sided, 110lb' }, costs(180), /material=110.*sided=2s/],
  [{ options: [] }, plain],
  [{ options: {} }, plain],
  [{ options: ['3hole', 'gloss'] }, /`options` must be an object.*The options are material, sided/],
  [{ options: 'shiny' }, /you sent "shiny"/],
  [{ options: 7 }, /you sent "7"/],
  // Choices as names.
  [
    { collated: true },
    costs(163.38),
    /`collated` is a choice for collation. Use `collation=collated`/,
  ],
  [{ collated: 'yes' }, costs(163.38), /Use `collation=collated`/],
  [{ collated: false }, plain, /Use `collation=uncollated`/],
  [{ uncollated: false }, costs(163.38), /Use `collation=collated`/],
  [{ unpunched: false }, /`false` isn't a choice for punch. Use unpunched, 3hole or 2hole/],
  [{ '3hole': true }, costs(162), /Use `punch=3hole`/],
  [{ '3hole': false }, plain, /Use `punch=unpunched`/],
  [{ double_sided: 'yes' }, costs(167.5), /Use `sided=2s`/],
  [{ reinforced: 'yes' }, costs(167), /Use `reinforce=reinforced`/],
  [{ options: { '3hole': true } }, costs(162), /Use `punch=3hole`/],
  [
    { collated: true, options: { collation: 'uncollated' } },
    /disagree. Send only `collation`: uncollated or collated/,
  ],
  [
    { collated: true, options: { collation: 'collated' } },
    costs(163.38),
    /Remove `collated`|Remove `collation`/,
  ],
  [
    { heavy: true },
    /`heavy` probably means a choice for material. Use `options: \{"material":"110"\}`/,
    /Use `material=110`/,
  ],
  // Wrong choices name the valid ones.
  [{ options: { material: '120' } }, /^`120` isn't a choice for material. Use 90 or 110/],
  [
    { material: 'zzz' },
    /^`zzz` isn't a choice for material. Use 90 or 110/,
    /`zzz` isn't a choice for material. Use 90 or 110/,
  ],
  [
    { options: { material: 'heavy' } },
    /`heavy` isn't a choice for material. Use `options: \{"material":"110"\}`. Choices: 90 or 110/,
  ],
  [{ material: 'thick' }, /"material":"110"/, /Use `material=110`. Choices: 90 or 110/],
  [{ options: { material: '015' } }, /^`015` is poly. Use product=poly, or material 90 or 110.$/],
  [{ material: '.015' }, /is poly. Use product=poly, or material 90 or 110/, /is poly/],
  [{ options: { punch: '4-hole' } }, /Use unpunched, 3hole or 2hole. Ask about anything else/],
  [{ punch: '' }, plain, /`punch` is empty. Send unpunched, 3hole or 2hole, or remove `punch`/],
  [
    { options: { collation: 'colated' } },
    /Use `options: \{"collation":"collated"\}`. Choices: uncollated or/,
  ],
  [
    { options: { gloss: 'yes' } },
    /^Unknown option `gloss`. The options are material, sided, punch/,
  ],
  // What only the other product has.
  [
    { options: { ink: 'white' } },
    /`ink` is an option of poly, not of paper. Use product=poly, or remove/,
  ],
  [{ inkColor: 'white' }, /`inkColor` is an option of poly, not of paper. Use product=poly/],
  [{ options: { ink: 'black' } }, plain, /`ink` is an option of poly, not of paper. Remove `ink`/],
  [{ ink: 'none' }, plain, /Remove `ink`/],
  [{ colorChanges: 0 }, plain, /`colorChanges` is for poly.*Remove `colorChanges`/],
  [{ colorChanges: 1 }, /`colorChanges` is for poly; on paper/, /`colorChanges` is for poly/],
  // Numbers.
  [{ sets: '50' }, plain],
  [
    { sets: '050' },
    plain,
    RegExp(`^Write .sets. in plain digits: sets=50; you sent "050".*${list}`),
  ],
  [{ sets: '1,000' }, costs(1080), /sets=1000; you sent "1,000"/],
  [{ sets: '50 sets' }, plain, /sets=50/],
  [{ sets: '50.0' }, plain, /sets=50/],
  [{ sets: ' 50 ' }, plain, /sets=50/],
  [{ sets: '50 tabs' }, RegExp(`^.sets. can't be "50 tabs". Send one of ${list}`)],
  [{ sets: '5,0' }, /must be one of these quantities/],
  [
    { sets: 30 },
    /^30 sets isn't a quantity we print. Use sets: 25 \(\$136\.25 total\) or sets: 50/,
    /sets=25 \(\$136\.25 total\) or sets=50 \(\$160\.00 total\)/,
  ],
  [{ sets: 10 }, RegExp(`^The smallest order is 25 sets. Use sets: 25 .*${list}`)],
  [
    { sets: 5000 },
    /^The largest order here is 1,000 sets. Use sets: 1000 \(\$1,080\.00 total\), or ask/,
  ],
  [{ sets: 'two dozen' }, RegExp(`^.sets. must be one of these quantities, in digits: ${list}`)],
  [{ sets: -5 }, /you sent "-5"/],
  [{ sets: 50.5 }, /you sent "50.5"/],
  [{ sets: true }, /you sent "true"/],
  [{ sets: '' }, /`sets` is missing/, /`sets` must be one of these quantities/],
  [{ sets: none }, RegExp(`^.sets. is missing. Send one of ${list}`)],
  [{ tabsPerSet: '8 tabs' }, costs(238), /tabs=8/],
  [{ tabsPerSet: '08' }, costs(238), /tabs=8/],
  [{ tabsPerSet: '8 sets' }, /^`tabsPerSet` can't be "8 sets". Send a whole number from 1 to 150/],
  [
    { tabsPerSet: 0 },
    /^`tabsPerSet` must be a whole number from 1 to 150; you sent "0"/,
    /from 1 to 500/,
  ],
  [{ tabsPerSet: 5.5 }, /you sent "5\.5"/],
  [{ tabsPerSet: 'five' }, /you sent "five"/],
  [
    { tabsPerSet: none },
    /^`tabsPerSet` is missing. Send a whole number from 1 to 150, such as tabsPerSet: 5/,
    /`tabs` is missing.*or the titles in `labels`/,
  ],
  [{ tabsPerSet: 501 }, /Ask for more than 500 tabs a set at https/],
  [{ tabsPerSet: 200 }, /cost \$5,230\.00 total.*configure\/paper\?tabs=200&sets=50/],
  [{ product: none, tabsPerSet: none, sets: none }, /`product` is missing.*`tabsPerSet`.*`sets`/],
  // What has no price, and what belongs elsewhere.
  [
    { color: 'red' },
    plain,
    /Tab color doesn't affect the price, except on multicolor poly sets. Remove `color`.*Colors of paper: Clear/,
  ],
  [{ colors: ['Red'] }, plain, /Remove `colors`/],
  [{ film: 'red' }, plain, /Remove `film`/],
  [{ mylar: 'Teal' }, plain, /Remove `mylar`/],
  [{ tabColor: 'Blue' }, /Paper has no color "Blue". Use Light Blue, Medium Blue or Dark Blue/],
  [{ options: { color: 'red' } }, plain, /Remove `color`/],
  [{ cut: '1/5' }, plain, /The cut never changes the price. Remove `cut`; the designer sets it/],
  [{ cut: '1/20' }, /Cuts are 1\/2 to 1\/15; you sent "1\/20". Use `cut: "1\/5"`/],
  [{ allQuantities: 'true' }, { quantities: expect.any(Array) }, /Remove `allQuantities`/],
  [{ allQuantities: false }, plain, /Remove `allQuantities`/],
  [{ quantities: true }, { quantities: expect.any(Array) }, /Remove `quantities`/],
  [{ allQuantities: 'maybe' }, /`allQuantities` must be true or false/],
  [
    { rush: true },
    /^You can't choose production time here. Remove `rush`. Can it be faster\? On request/,
  ],
  [{ expedited: 'yes' }, /Remove `expedited`/],
  [
    { budget: 500 },
    /A price doesn't depend on a budget. Remove `budget`; send `allQuantities: true`/,
  ],
  [{ shipping: 'ground' }, /You can't choose shipping here. Remove `shipping`/],
  [{ state: 'AK' }, /the same for every ZIP code. Remove `state`; send `zip`/],
  [{ ship_date: '2026-12-01' }, /doesn't depend on the date. Remove `ship_date`/],
  [
    { logo: 'https://example.com/logo.png' },
    /A logo isn't part of this price. Remove `logo`; to ask about it, use https/,
  ],
  [
    { foo: 1 },
    /^Unknown argument `foo`. The arguments are product, tabsPerSet, sets/,
    /Unknown parameter `foo`. The parameters are product, tabs, sets/,
  ],
  [{ foo: 1, bar: 2, baz: 3 }, /^Unknown arguments `foo`, `bar` and `baz`/],
  [{ 'a very strange name?': 1 }, /^Unknown argument "a very strange name\?"/],
  [
    { job: 'Smith v. Jones' },
    { orderUrl: expect.stringContaining('#job=Smith+v.+Jones') },
    /`job` isn't part of a price. Remove `job`/,
  ],
  [{ po_number: 'A-17' }, { orderUrl: expect.stringContaining('#po=A-17') }, /Remove `po_number`/],
  [{ notes: 'x'.repeat(501) }, /`notes` may have at most 500 characters/],
  // Where it goes, and by when.
  [
    { zip: 60601 },
    { delivery: { zip: '60601' } },
    /Prices are the same for every ZIP code. Remove `zip`; GET https/,
  ],
  [{ zipcode: '60601' }, { delivery: { zip: '60601' } }, /Remove `zipcode`/],
  [{ postal_code: '60601' }, { delivery: { zip: '60601' } }],
  [{ ship_to: '60601' }, { delivery: { zip: '60601' } }],
  [{ zip: '60601-1234' }, { delivery: { zip: '60601' } }, /Remove `zip`/],
  [{ zip: '606011234' }, { delivery: { zip: '60601' } }],
  [{ zip: '' }, plain, /Remove `zip`/],
  [{ zip: null }, plain],
  [
    { zip: 2134 },
    /must be a five-digit US ZIP code; you sent "2134". If it lost a leading zero, use `zip: "02134"`/,
  ],
  [{ zip: 'Chicago' }, /`zip` must be a five-digit US ZIP code, such as 60601; you sent "Chicago"/],
  [{ zip: '99999' }, /We don't know a ZIP code 99999\. Check the delivery address/],
  [{ zip: 'Juneau, AK 99801' }, { delivery: { zip: '99801' } }],
  [{ zip: 'NY 60601' }, /ZIP code 60601 is in IL, not in NY/],
  [{ zip: 'PO Box 5, 60601' }, /UPS Ground delivers to street addresses, not to PO boxes/],
  [{ zip: 'Canada' }, /US addresses only/],
  [{ zip: '09012' }, /military/],
  [{ zip: '96910' }, /is in Guam or nearby islands/],
  [{ zip: 'K1A 0B1' }, /US addresses only. Ask about international shipping at https/],
  [
    { neededBy: '2026-12-24' },
    /^`neededBy` needs a ZIP code. Send `zip` too, such as zip: "60601"/,
    /doesn't depend on the date. Remove `neededBy`; GET https/,
  ],
  [{ deadline: '2026-12-24' }, /`neededBy` needs a ZIP code/, /Remove `deadline`/],
  [
    { zip: '60601', neededBy: 'Christmas' },
    /`neededBy` must be a date written as YYYY-MM-DD; you sent "Christmas"/,
  ],
  [{ zip: '60601', neededBy: '2026-02-30' }, /`neededBy` must be a date/],
  [{ zip: '60601', neededBy: '2026-11-01' }, /`neededBy` is in the past/],
  [
    { zip: '60601', neededBy: '2028-01-01' },
    /`neededBy` is too far ahead; you sent "2028-01-01"\. Send a day from/,
  ],
  [
    { zip: '60601', neededBy: '2026-12-04' },
    { delivery: { needed_by: { possible: true, approve_by: '2026-11-25T15:00:00-06:00' } } },
  ],
  // Titles, told to the tool that counts tabs.
  [
    { titles: ['A', 'B'], tabsPerSet: none },
    costs(82),
    /Unknown parameter `titles`. Use `labels=A\|B`/,
  ],
  [
    { titles: ['A', 'B'] },
    /`tabsPerSet` doesn't match `titles`, which has 2 titles. Remove `tabsPerSet`/,
  ],
  [{ titles: ['A', 'B', 'C', 'D', 'E'] }, plain],
  [{ titles: [] }, plain, /Remove `titles`|remove `titles`/],
  // Priced by quote only.
  [{ options: { ink: 'PMS 286' } }, byQuote, byQuote],
  [{ ink: 'pantone 286' }, byQuote, byQuote],
  [{ pms_color: '286' }, byQuote, byQuote],
  [{ options: 'ink PMS 286' }, byQuote, byQuote],
  [{ size: '11x17' }, byQuote, byQuote],
  [{ size: '11 x 17' }, byQuote, byQuote],
  [{ sheetSize: 'legal' }, byQuote, byQuote],
  [{ paper_size: 'A4', sets: 7 }, byQuote, byQuote],
  [{ options: { material: '11x17' } }, byQuote, byQuote],
  [{ reverse: true }, byQuote, byQuote],
  [{ finish: 'reverse printed' }, byQuote, byQuote],
  [{ product: 'legal size paper' }, byQuote, byQuote],
  [{ colors: ['PMS 185'] }, byQuote, byQuote],
  [
    { size: 'letter' },
    plain,
    /"letter" is the standard sheet, included in every price. Remove `size`/,
  ],
  [{ size: '8.5x11' }, plain, /Remove `size`/],
  [{ options: { sheet_size: '8.5 x 11' } }, plain, /Remove `sheet_size`/],
  [{ reverse: false }, plain, /Remove `reverse`/],
  [{ pms: 'none' }, plain, /Remove `pms`/],
  // Several things at once.
  [
    { product: 'papr', tabsPerSet: 0, qty: 26, sets: none, material: '110lb' },
    /Products: paper, poly. Use.*`tabsPerSet` must.*26 sets/,
    /paper.*`tabs` must.*`material=110`.*26 sets/,
  ],
  [{ collated: true, punch: '3-hole', zip: '60601', sets: '050' }, costs(165.38)],
];

const polyQuotes: readonly Row[] = [
  [{ options: { ink: 'White' } }, options({ ink: 'white' }), /ink=white/],
  [
    { inkColor: 'white' },
    options({ ink: 'white' }),
    /Unknown parameter `inkColor`. Use `ink=white`/,
  ],
  [{ options: { inkColor: 'white' } }, options({ ink: 'white' }), /Use `ink=white`/],
  [
    { white_ink: true },
    options({ ink: 'white' }),
    /`white_ink` is a choice for ink. Use `ink=white`/,
  ],
  [
    { ink: 'light text' },
    /`light text`|"light text" isn't a choice for ink. Use `options: \{"ink":"white"\}`.*everse-printed tabs \(light text/,
  ],
  [{ light_text: true }, /`light_text`.*"ink":"white".*everse-printed tabs \(light text/],
  [{ ink: 'blue' }, /`blue` isn't a choice for ink. Use black or white/],
  [{ ink: 'PMS 286' }, byQuote, byQuote],
  [{ inkColor: 'pantone 286 C' }, byQuote, byQuote],
  [{ options: { pantone: '286' } }, byQuote, byQuote],
  [{ options: { material: '.015' } }, options({ material: '015' }), /material=015/],
  [
    { options: { reinforce: 'none' } },
    costs(987.5),
    /`reinforce` is an option of paper, not of poly. Remove `reinforce`/,
  ],
  [
    { reinforce: 'reinforced' },
    /`reinforce` is an option of paper, not of poly. Use product=paper, or remove/,
  ],
  [{ reinforce: false }, costs(987.5), /Remove `reinforce`/],
  [{ material: '110' }, /^`110` is paper. Use product=paper, or material 015.$/, /`110` is paper/],
  [
    { colorChanges: 9 },
    /^With 5 tabs, `colorChanges` must be 0 to 4: the distinct colors minus one.$/,
  ],
  [{ colorChanges: 4 }, costs(1127.5)],
  [{ colorChanges: -1 }, /must be 0 to 4/],
  [{ colorChanges: 'two' }, /must be 0 to 4/],
  [{ colorChanges: '2' }, costs(1057.5)],
  [{ color_changes: 2 }, costs(1057.5), /Use `colorChanges=2`/],
  [{ numColors: 3 }, costs(1057.5), /Unknown parameter `numColors`. Use `colorChanges=2`/],
  [{ number_of_colors: '3' }, costs(1057.5), /Use `colorChanges=2`/],
  [{ colors: 3 }, costs(1057.5), /Instead of `colors`, use `colorChanges=2`/],
  [{ colors: 1 }, costs(987.5), /Remove `colors`/],
  [{ colors: 9 }, /must be 0 to 4/, /must be 0 to 4/],
  [
    { colors: ['Blue', 'White', 'Azure'] },
    costs(1057.5),
    /Instead of `colors`, use `colorChanges=2`/,
  ],
  [{ colors: 'Blue, White' }, costs(1022.5), /use `colorChanges=1`/],
  [{ colors: ['Blue', 'blue', 'BLUE', 'White', 'white'] }, costs(1022.5), /use `colorChanges=1`/],
  [{ color: 'Blue' }, costs(987.5), /Remove `color`.*Colors of poly: White, Natural/],
  [{ color: 'navy' }, /Poly has no color "navy"/],
  [{ colors: ['Blue', 'Chartreuse'] }, /no color "Chartreuse"/, /use `colorChanges=1`/],
  [
    { colors: 'Blue, White', colorChanges: 1 },
    costs(1022.5),
    /Remove `colors`; you already sent `colorChanges`/,
  ],
  [
    { colors: 'Blue, White', colorChanges: 3 },
    /With these colors, `colorChanges` is 1. Remove `colorChanges`/,
  ],
];

const drafts: readonly Row[] = [
  [{ titles: '["A","B"]' }, { tabsPerSet: 2, ...costs(82) }, /labels=A\|B/],
  [{ titles: ['Exhibit', 2, ''] }, { tabsPerSet: 3 }, /labels=Exhibit\|2\|/],
  [{ titles: none, labels: ['A', 'B'] }, costs(82), /Instead of .* use `labels=A\|B`/],
  [{ titles: none, title: ['A', 'B'] }, costs(82), /Use `labels=A\|B`/],
  [{ titles: none, tabNames: ['A', 'B'] }, costs(82), /Use `labels=A\|B`/],
  [{ titles: none, headings: ['A', 'B'] }, costs(82), /Use `labels=A\|B`/],
  [{ tabsPerSet: 3 }, costs(108), /Unknown parameter `tabsPerSet`. Use `tabs=3`/],
  [
    { tabsPerSet: 4 },
    /`tabsPerSet` doesn't match `titles`, which has 3 titles. Remove/,
    /doesn't match `labels`/,
  ],
  [{ titles: none, tabsPerSet: 5 }, /`titles` is missing.*or call quote_price without titles/],
  [{ titles: none }, /`titles` is missing. Send one title for each tab, in order/],
  [{ product: none, sets: none, titles: none }, /`product`.*`titles`.*`sets`/],
  [{ cut: '1/5' }, { layout: { cut: '1/5' } }, /Remove `cut`/],
  [{ cut: 5 }, { layout: { cut: '1/5' } }],
  [{ cut: '1/5 cut' }, { layout: { cut: '1/5' } }],
  [{ cut: '5-tab' }, { layout: { cut: '1/5' } }],
  [{ cut: 'fifth cut' }, { layout: { cut: '1/5' } }],
  [{ tabCut: '1/5' }, { layout: { cut: '1/5' } }, /Remove `tabCut`/],
  [{ cut: '1/20' }, /Cuts are 1\/2 to 1\/15; you sent "1\/20"/],
  [{ cut: 'wide' }, /Use `cut: "1\/3"`, or remove `cut` for the recommended one/],
  [{ colors: 'red' }, { layout: { colors: ['Red', 'Red', 'Red'] } }, /Remove `colors`/],
  [{ color: 'red' }, { layout: { colors: ['Red', 'Red', 'Red'] } }],
  [{ film: ['Red', 'Teal', 'Red'] }, { layout: { colors: ['Red', 'Teal', 'Red'] } }],
  [
    { colors: ['RED', 'light blue', 'Light-Blue'] },
    { layout: { colors: ['Red', 'Light Blue', 'Light Blue'] } },
  ],
  [{ colors: 'red, white, red' }, { layout: { colors: ['Red', 'White', 'Red'] } }],
  [{ colors: '["red","white","red"]' }, { layout: { colors: ['Red', 'White', 'Red'] } }],
  [{ colors: [] }, costs(108), /remove `colors`/],
  [{ colors: ['Teall'] }, /Paper has no color "Teall". Use Teal\./],
  [{ colors: ['chartreuse'] }, /Use Clear, White, Red, .* or Black/],
  [
    { colors: ['Red', 'White'] },
    /`colors` has 2 names, but a set has 3 tabs. Send one color for all tabs/,
  ],
  [{ colors: 5 }, /`colors` must be color names/],
  [{ colors: ['PMS 185'] }, byQuote, byQuote],
  [
    { titles: 'Pleadings, Motions' },
    /Give each tab its own title: titles: \["Pleadings","Motions"\]/,
  ],
  [
    { titles: 'Pleadings\nMotions' },
    /titles: \["Pleadings","Motions"\]/,
    /Separate titles with \|: labels=Pleadings\|Motions/,
  ],
  [{ titles: ['Pleadings\nMotions\nExhibits'] }, /titles: \["Pleadings","Motions","Exhibits"\]/],
  [{ titles: ['A|B|C'] }, /titles: \["A","B","C"\]/, /Separate titles with \|: labels=A\|B\|C/],
  [{ titles: ['A|B', 'C'] }, /contains the character "\|".* Write "\/" instead/],
  [
    { titles: [] },
    /`titles` is empty. Send one title for each tab/,
    /`titles` is empty.*`tabs` is missing/,
  ],
  [{ titles: ['A', 1.1] }, /Title 2 of `titles` is not text. Put every title in quotes/],
  [{ titles: ['A\tB', 'C'] }, /control character. Write a space instead/],
  [{ titles: ['Scope\nof\nWork', 'Bids'] }, /two line breaks.*Write a space instead/],
  [{ titles: ['x'.repeat(201), 'B'] }, /Title 1 of `titles` is too long. Shorten to at most 200/],
  [{ titles: Array(151).fill('A') }, /here is the price/],
  [{ titles: Array(501).fill('A') }, /at most 500. Ask for more tabs a set/],
  [
    { titles: Array(150).fill('€'.repeat(150)) },
    /The order link would have \d+ characters.*Shorten the titles/,
    /query has/,
  ],
  [{ titles: { a: 1 } }, /`titles` must be a list/, /must be a list/],
  [{ titles: 7 }, /`titles` must be a list/],
  [{ collated: true, zip: 60601 }, costs(110.03)],
  [
    { options: { punch: '3-hole' }, neededBy: '2027-01-29', zip: '60601' },
    { orderUrl: expect.stringContaining('#zip=60601&neededBy=2027-01-29') },
  ],
  [
    { zip: '60601', neededBy: '1/29/2027' },
    { orderUrl: expect.stringContaining('neededBy=2027-01-29') },
  ],
  [{ expedited: 'yes' }, /Remove `expedited`/],
  [{ options: { reversePrinted: 'yes' } }, byQuote, byQuote],
];

const polyDrafts: readonly Row[] = [
  [{ colors: ['Blue', 'White', 'Blue'] }, { colorChanges: 1 }, /use `colorChanges=1`/],
  [{ colors: 'Blue' }, { colorChanges: 0 }, /Remove `colors`/],
  [{ colors: ['Blue'], colorChanges: 2 }, /With these colors, `colorChanges` is 0. Remove/],
  [{ numColors: 2 }, { colorChanges: 1 }, /Use `colorChanges=1`/],
  [{ colors: ['Blue', 'White', 'Azure'], options: { ink: 'white' } }, { colorChanges: 2 }],
];

export const sloppyRequests: readonly SloppyRequest[] = [
  ...rows('quote_price', paper, quotes),
  ...rows('quote_price', { ...paper, product: 'poly' }, polyQuotes),
  ...rows('draft_order', { product: 'paper', sets: 50, titles }, drafts),
  ...rows('draft_order', { product: 'poly', sets: 50, titles }, polyDrafts),
];
