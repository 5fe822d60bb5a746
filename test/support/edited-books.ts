import { book } from '../../src/book/index.ts';
import type { Book, ProductId } from '../../src/book/schema.ts';
import { productIds } from '../../src/pricing/catalog.ts';

/** A change that a seller may make on any day. */
type Edit = (book: Book) => void;

const edits: Readonly<Record<string, Edit>> = {
  'nothing changed': () => {},
  'the smallest quantity dropped': (book) => keepQuantities(book, (sets) => sets !== 25),
  'the quantities of examples dropped': (book) =>
    keepQuantities(book, (sets) => ![50, 100, 150, 250, 300].includes(sets)),
  'only two quantities left': (book) =>
    keepQuantities(book, (sets) => sets === 100 || sets === 500),
  'quantities without gaps': (book) => {
    book.limits.setQuantities = [1, 2, 3];
    for (const id of productIds) book.prices.products[id].rates = { 1: '9.00', 3: '8.00' };
  },
  'larger quantities only': (book) => {
    book.limits.setQuantities = [5000, 10_000];
    for (const id of productIds) book.prices.products[id].rates = { 5000: '0.20', 10000: '0.15' };
  },
  'fewer tabs in a set': (book) => limitTabs(book, 10, 6, 4),
  'two tabs in a set at most': (book) => limitTabs(book, 2, 2, 1),
  'one tab in every set': (book) => limitTabs(book, 1, 1, 1),
  'another usual number of tabs': (book) => {
    book.limits.tabsPerSet.default = 12;
  },
  'short titles': (book) => {
    book.limits.titleLengthMax = 5;
  },
  'holes punched unless told otherwise': (book) => makeDefault(book, 'punch', '3hole'),
  'collated unless told otherwise': (book) => makeDefault(book, 'collation', 'collated'),
  '2-sided unless told otherwise, on poly': (book) => makeDefault(book, 'sided', '2s', ['poly']),
  'one color of poly and of Mylar': (book) => {
    book.polyColors = book.polyColors.slice(0, 1);
    book.mylarColors = book.mylarColors.slice(0, 1);
  },
  'two colors of poly': (book) => {
    book.polyColors = book.polyColors.slice(0, 2);
  },
  'several colors for nothing': (book) => {
    book.prices.products.poly.colorChange = { perOrder: '0.00', basis: 'estimated' };
  },
  'no 3-hole punching': (book) => removeChoice(book, 'punch', '3hole'),
  'no white ink': (book) => removeChoice(book, 'ink', 'white'),
  'no collation': (book) => removeOptions(book, 'collation'),
  'no ink and no reinforcing: both products have the same options': (book) =>
    removeOptions(book, 'ink', 'reinforce'),
  'one thing by quote only, and other words for it': (book) => {
    book.quoteOnly = [{ id: 'foil', label: 'foil stamping', parameters: ['foil'], values: [] }];
  },
  'a product with one option, which has one choice': (book) =>
    removeOptions(book, 'sided', 'punch', 'collation', 'bodyprint', 'ink'),
  'products with one option': (book) =>
    removeOptions(book, 'material', 'punch', 'collation', 'bodyprint', 'ink', 'reinforce'),
  'an option more': (book) => {
    for (const id of productIds) {
      book.products[id].options.unshift({
        key: 'corners',
        label: 'Corners',
        default: 'square',
        choices: [
          { id: 'square', label: 'Square', meaning: 'As they are cut.' },
          { id: 'round', label: 'Rounded', meaning: 'Rounded off.' },
        ],
      });
      book.prices.products[id].choices.corners = {
        round: { perTab: '0.01', basis: 'estimated' },
      };
    }
  },
  'other labels': (book) => {
    for (const option of productIds.flatMap((id) => book.products[id].options)) {
      option.label = `Our ${option.label}`;
      for (const choice of option.choices) choice.label = `Our ${choice.label}`;
    }
  },
  'a discount for uncollated sets': (book) => {
    makeDefault(book, 'collation', 'collated');
    book.prices.products.paper.choices.collation = {
      uncollated: { perTab: '-0.01', basis: 'estimated', discount: true },
    };
  },
  'free shipping from far more': (book) => {
    book.limits.freeShippingOver = '450.00';
  },
  'free shipping always': (book) => {
    book.limits.freeShippingOver = '0.00';
  },
  'no setup': (book) => {
    for (const id of productIds) book.prices.products[id].setup.perOrder = '0';
  },
  'cuts from 1/6 to 1/9': (book) => {
    for (const id of productIds) book.products[id].cuts = { min: 6, max: 9 };
  },
};

/** The book that ships after every one of the edits, each alone. */
export const editedBooks: readonly (readonly [name: string, book: Book])[] = Object.entries(
  edits,
).map(([name, edit]) => [name, edited(edit)]);

/** The book that ships after many edits at once, of all its parts. */
export const muchEditedBook: Book = edited((book) => {
  keepQuantities(book, (sets) => sets === 100 || sets === 500);
  limitTabs(book, 10, 6, 4);
  makeDefault(book, 'punch', '3hole');
  removeOptions(book, 'collation', 'ink');
  book.polyColors = book.polyColors.slice(0, 1);
  book.limits.freeShippingOver = '250.00';
  book.seller.name = 'Smith & Sons "Tabs" <test>';
  book.seller.quotePath = '/ask-us';
});

function edited(edit: Edit): Book {
  const copy: Book = JSON.parse(JSON.stringify(book));
  edit(copy);
  return copy;
}

function keepQuantities(book: Book, isKept: (sets: number) => boolean): void {
  book.limits.setQuantities = book.limits.setQuantities.filter(isKept);
  const [least = 0] = book.limits.setQuantities;
  for (const id of productIds) {
    const { rates } = book.prices.products[id];
    const before = Object.entries(rates).filter(([sets]) => isKept(Number(sets)));
    const [, first = '1.00'] = before[0] ?? [];
    book.prices.products[id].rates = { [least]: first, ...Object.fromEntries(before) };
  }
}

function limitTabs(book: Book, max: number, agentMax: number, usual: number): void {
  const { limits } = book;
  limits.tabsPerSet = { min: 1, max, default: usual };
  limits.agentTabsPerSetMax = agentMax;
  limits.commonTabCounts = [...new Set(limits.commonTabCounts.map((tabs) => Math.min(tabs, max)))];
}

/** Makes a choice the default: the one that was it costs nothing more, and this one neither. */
function makeDefault(
  book: Book,
  key: string,
  id: string,
  products: readonly ProductId[] = productIds,
): void {
  for (const product of products) {
    const option = book.products[product].options.find((option) => option.key === key);
    const charges = book.prices.products[product].choices[key];
    if (!option || !charges) continue;
    charges[option.default] = { perTab: '0', basis: 'estimated' };
    delete charges[id];
    option.default = id;
  }
}

function removeChoice(book: Book, key: string, id: string): void {
  for (const product of productIds) {
    const option = book.products[product].options.find((option) => option.key === key);
    if (option) option.choices = option.choices.filter((choice) => choice.id !== id);
    delete book.prices.products[product].choices[key]?.[id];
  }
}

function removeOptions(book: Book, ...keys: string[]): void {
  for (const product of productIds) {
    const { options } = book.products[product];
    book.products[product].options = options.filter(({ key }) => !keys.includes(key));
    for (const key of keys) delete book.prices.products[product].choices[key];
  }
}
