import type { Section } from './section.ts';

/** The terms of sale. Have your legal adviser review them, and change them to your own. */
export const terms: readonly Section[] = [
  {
    id: 'prices',
    title: 'Prices',
    paragraphs: [
      'Prices are in US dollars. {setup} {tax}',
      "{priceValidity} If that price is a mistake, we'll tell you before we print, and you can cancel. {payment}",
    ],
  },
  {
    id: 'orders',
    title: 'Orders',
    paragraphs: [
      'A design on this site is a draft. You owe nothing until you approve the proof. The minimum order is {minimumOrder}.',
    ],
  },
  {
    id: 'proof',
    title: 'Your proof',
    paragraphs: [
      '{proof} Check these before you approve it:',
      "We print what you approve. Film, plastic and ink don't look exactly like the colors on your screen.",
    ],
    points: [
      'the spelling of every title',
      'the order of the tabs',
      'the cut, the colors and the options',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and cancellations',
    paragraphs: [
      '{cancellation}',
    ],
  },
  {
    id: 'delivery',
    title: 'Production and delivery',
    paragraphs: [
      '{turnaround} {shipping}',
      'Delivery dates are estimates, not guarantees. If you have a deadline, tell us before you approve the proof.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns',
    paragraphs: [
      '{returns}',
    ],
  },
  {
    id: 'rights',
    title: 'Your titles and artwork',
    paragraphs: [
      '{artwork}',
      'Everything you send us stays yours. By sending it, you confirm that you have the right to have it printed.',
    ],
  },
  {
    id: 'programs',
    title: 'Programs and assistants',
    paragraphs: [
      'Programs and assistants may read prices and delivery dates here, free and without a key, and show them to anyone. Please show them unchanged, and send people to us for anything priced only by quote: {quoteOnly}.',
    ],
    links: [{ text: 'For developers', path: '/developers' }],
  },
];
