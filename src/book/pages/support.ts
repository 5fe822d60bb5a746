import type { Section } from './section.ts';

/** How buyers reach the seller, and what to include. */
export const support: readonly Section[] = [
  {
    id: 'contact',
    title: 'Contact us',
    paragraphs: ['E-mail {email}. We usually answer within one business day.'],
  },
  {
    id: 'before',
    title: 'Before you order',
    paragraphs: [
      'See what a set costs, which cut to choose, whether your titles fit and when your order would arrive.',
    ],
    links: [
      { text: 'Questions and answers', path: '/faq' },
      { text: 'Prices', path: '/prices' },
    ],
  },
  {
    id: 'special',
    title: 'Special requests',
    paragraphs: ['We price these by quote: {quoteOnly}. Tell us what you need.'],
    links: [{ text: 'Ask for a quote', path: '{quotePath}' }],
  },
  {
    id: 'order',
    title: 'Your order',
    paragraphs: [
      'Reply to the e-mail with your proof, or tell us the name on the order and the day you sent it.',
    ],
    links: [{ text: 'Changes, cancellations and returns', path: '/terms' }],
  },
  {
    id: 'problem',
    title: 'A problem with your tabs',
    paragraphs: [
      'Send a photo and the name on the order to {email}. Please write within 30 days of delivery.',
    ],
    links: [{ text: 'What we replace', path: '/terms#returns' }],
  },
  {
    id: 'site',
    title: 'A problem with this site',
    paragraphs: [
      'The designer is made for current versions of Chrome, Edge, Firefox and Safari. If something looks wrong, send us the address of the page. It contains your design.',
    ],
  },
];
