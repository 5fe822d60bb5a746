import type { Section } from './section.ts';

/** The terms of sale. Have them read by whoever advises you, and change them to your own. */
export const terms: readonly Section[] = [
  {
    id: 'prices',
    title: 'Prices',
    paragraphs: [
      "Prices are in US dollars. {setup} Shipping is added when it isn't free, and sales tax when it applies.",
      'You pay the price shown on the day you send us your design. If that price is a mistake, we tell you before we print, and you can cancel.',
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
      "We print what you approve. If the tabs don't match the approved proof, we reprint them at our cost. Colors on a screen look different from film, plastic and ink.",
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
      "Change or cancel at no charge until you approve the proof. After that your tabs are in production, and we can't stop them.",
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
      "Your tabs are made to order, so we can't take them back. If anything arrives damaged, incomplete or different from your proof, send a photo to {email} within 30 days, and we'll replace it.",
    ],
  },
  {
    id: 'rights',
    title: 'Your titles and artwork',
    paragraphs: [
      'Everything you send us stays yours. By sending it, you confirm that you have the right to print it.',
    ],
  },
  {
    id: 'programs',
    title: 'Programs and assistants',
    paragraphs: [
      'Programs and assistants may read prices and delivery dates here, free and without a key, and show them to anyone. Show them as they are, and send us requests for anything priced only by quote: {quoteOnly}.',
    ],
    links: [{ text: 'For developers', path: '/developers' }],
  },
];
