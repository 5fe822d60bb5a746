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
      'Find out what a set costs, which cut to choose, whether your titles fit and when your order arrives.',
    ],
    links: [
      { text: 'Questions and answers', path: '/faq' },
      { text: 'Prices', path: '/prices' },
    ],
  },
  {
    id: 'special',
    title: 'Something special',
    paragraphs: ['We price these by quote: {quoteOnly}. Tell us what you need.'],
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
      'Send us a photo and the name on the order. If the mistake is ours, we reprint your tabs at our cost.',
    ],
  },
  {
    id: 'site',
    title: 'Something is wrong with this site',
    paragraphs: [
      'The designer runs in current versions of Chrome, Edge, Firefox and Safari. If something looks wrong, send us the address of the page. It contains your design.',
    ],
  },
];
