import { setsFor, shopLike } from './like.ts';
import { choice, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

const { paper } = twoProducts.products;

/**
 * A shop in Reno with calendars of its own: it works Tuesday to Saturday and closes for
 * weeks at a time, its proofs take two days, and its carrier delivers on Saturdays. No order ships
 * free.
 */
export const nevada = shopLike({
  limits: { freeShippingOver: null },
  seller: { name: 'Truckee Tab Works', originZip: '89501' },
  products: {
    manila: {
      ...paper,
      name: 'Manila Dividers',
      noun: 'manila',
      alsoCalled: ['folder stock'],
      summary: 'Manila board, 150 pound.',
      productionDays: 3,
      options: [
        ...paper.options.filter(({ key }) => key === 'punch'),
        option('speed', 'Production', { question: 'Can you do it faster?' }, [
          choice('standard', 'Standard', 'In turn.'),
          choice('today', 'Same day', 'Made on the day you approve the proof.', {
            perOrder: '60.00',
            productionDays: -3,
          }),
        ]),
      ],
    },
  },
  facts: { madeIn: 'Made in Nevada, USA.', shipping: 'Sierra Freight is added to the invoice.' },
  delivery: {
    timeZone: 'America/Los_Angeles',
    cutOff: '13:30',
    proofBusinessDays: 2,
    production: {
      closedWeekdays: ['Sunday', 'Monday'],
      holidays: [
        { name: "New Year's Day", month: 1, day: 1 },
        { name: 'Nevada Day', month: 10, day: 31, moves: false },
        { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
        { name: 'Black Friday', after: 'Thanksgiving', days: 1 },
        { name: 'Christmas', month: 12, day: 25 },
      ],
      observed: { Sunday: 'Tuesday' },
      closed: [
        { name: 'Inventory', from: '2027-01-05', to: '2027-01-09' },
        { name: 'Summer break', from: '2028-07-18', to: '2028-07-31' },
        { name: 'Moving', from: '2031-12-20', to: '2032-01-10' },
      ],
    },
    carrier: {
      name: 'Sierra Freight',
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
    usual: { product: 'manila', tabs: 8, sets: 50, options: { punch: '3hole' } },
    titled: { product: 'manila', sets: 25, titles: ['Plans', 'Permits', 'Bids'] },
    faq: [],
    worked: [],
  },
  sets: setsFor('manila', { punch: '3hole' }, { Permits: ['Plans', 'Permits', 'Inspections'] }),
});
