import type { Section } from './section.ts';

/** How buyers reach the seller, and what to send along. */
export const support: readonly Section[] = [
  {
    id: 'contact',
    title: 'Write to us',
    paragraphs: ['E-mail {email}. We answer within one business day.'],
  },
  {
    id: 'before',
    title: 'Before you order',
    paragraphs: [
      'Most answers are a click away: what a set costs, which cut to choose, whether your titles fit, and when an order arrives.',
    ],
    links: [
      { text: 'Questions and answers', path: '/faq' },
      { text: 'Prices', path: '/prices' },
    ],
  },
  {
    id: 'special',
    title: 'Something special',
    paragraphs: ['Some things are priced only by quote: {quoteOnly}. Tell us what you need.'],
    links: [{ text: 'Ask for a quote', path: '{quotePath}' }],
  },
  {
    id: 'order',
    title: 'An order you sent us',
    paragraphs: [
      'Reply to the e-mail with your proof, or tell us the name on the order and the day you sent it.',
    ],
    links: [{ text: 'Changes, cancellations and returns', path: '/terms' }],
  },
  {
    id: 'problem',
    title: 'Something is wrong with your tabs',
    paragraphs: [
      'Send us a photo and the name on the order. If we made the mistake, we print your tabs again at our cost.',
    ],
  },
  {
    id: 'site',
    title: 'Something is wrong with this site',
    paragraphs: [
      'The designer runs in current versions of Chrome, Edge, Firefox and Safari. If it shows the wrong thing, send us the address of the page: it holds your design.',
    ],
  },
];
