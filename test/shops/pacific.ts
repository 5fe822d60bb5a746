import { setsFor, shopLike } from './like.ts';
import { choice } from './parts.ts';
import { twoProducts } from './two-products.ts';

const { poly } = twoProducts.products;

/**
 * A shop on the Pacific with one product, which charges by the number of sets, per tab and per
 * order. Its names and prices are its own, and it receives orders. Its calendars are too: it works
 * Tuesday to Saturday and closes for weeks at a time, its proofs take two days, and its carrier
 * delivers on Saturdays.
 */
export const pacific = shopLike({
  seller: {
    name: 'Cascade Divider Company',
    email: 'hello@cascade-divider.example',
    submitUrl: 'http://localhost:4180/orders',
    originZip: '97209',
    registryName: 'example.cascade-divider/tabs',
  },
  limits: {
    setQuantities: [20, 40, 60, 100, 150, 200, 300, 500, 750, 1500],
    freeShippingOver: '120.00',
  },
  products: {
    vinyl: {
      ...poly,
      name: 'Vinyl Index Tabs',
      noun: 'vinyl',
      summary: '.020 gauge vinyl, colored through.',
      alsoCalled: ['plastic'],
      productionDays: 12,
      setup: '365.00',
      rates: { 20: '3.45', 100: '1.78', 500: '0.9425', 1500: '0.71' },
      colorChange: '41.75',
      options: poly.options.map((option) =>
        option.key === 'material'
          ? {
              ...option,
              default: '020',
              choices: [choice('020', '.020 gauge vinyl', 'Vinyl, colored through.')],
            }
          : option,
      ),
    },
  },
  prices: { date: '2027-02-15', currency: 'USD', excludes: ['state sales tax'] },
  facts: { madeIn: 'Made in Oregon, USA.' },
  delivery: {
    timeZone: 'America/Los_Angeles',
    cutOff: '13:30',
    proofBusinessDays: 2,
    production: {
      closedWeekdays: ['Sunday', 'Monday'],
      holidays: [
        { name: "New Year's Day", month: 1, day: 1 },
        { name: 'Halloween', month: 10, day: 31, moves: false },
        { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
        { name: 'Black Friday', after: 'Thanksgiving', days: 1 },
        { name: 'Christmas', month: 12, day: 25 },
      ],
      observed: { Sunday: 'Tuesday' },
      closed: [
        { name: 'Inventory', from: '2027-01-05', to: '2027-01-09' },
        { name: 'Summer break', from: '2028-07-18', to: '2028-07-31' },
        { name: 'Stocktaking', from: '2029-06-12', to: '2029-06-12' },
        { name: 'Moving', from: '2031-12-20', to: '2032-01-10' },
      ],
    },
    carrier: {
      name: 'Cascade Freight',
      closedWeekdays: ['Sunday'],
      holidays: [
        { name: "New Year's Day", month: 1, day: 1 },
        { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
        { name: 'Christmas', month: 12, day: 25 },
      ],
      observed: {},
      noPickup: [
        { name: 'Christmas Eve', month: 12, day: 24 },
        { name: "New Year's Eve", month: 12, day: 31 },
      ],
    },
  },
  examples: {
    usual: {
      product: 'vinyl',
      tabs: 8,
      sets: 200,
      options: { punch: '3hole', collation: 'collated' },
    },
    titled: { product: 'vinyl', sets: 60, titles: ['Bylaws', 'Minutes', ''] },
    faq: [{ product: 'vinyl', tabs: 6, sets: 40 }],
    worked: [{ product: 'vinyl', tabs: 7, sets: 150, options: { ink: 'white' }, colorChanges: 3 }],
  },
  sets: setsFor('vinyl', { punch: '3hole' }, { Closing: ['Deed', 'Note', 'Title', 'Insurance'] }),
});
