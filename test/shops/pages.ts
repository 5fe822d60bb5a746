import { section } from '../../src/book/section.ts';

/** The pages in a test shop's words. */
export const pages = {
  terms: [
    section('prices', 'Prices', ['Prices are in US dollars. {setup} {tax}', '{priceValidity}']),
    section('proof', 'Your proof', ['{proof} Check these before you approve it:'], {
      points: ['the spelling of every title', 'the order of the tabs'],
    }),
    section('returns', 'Returns', ['{returns}']),
    section('programs', 'Programs', ['Programs may read prices here.'], {
      links: [{ text: 'For developers', path: '/developers' }],
    }),
  ],
  support: [
    section('contact', 'Contact us', ['E-mail {email}.']),
    section('special', 'Special requests', ['We price these by quote: {quoteOnly}.'], {
      links: [{ text: 'Ask for a quote', path: '{quotePath}' }],
    }),
    section('problem', 'A problem with your tabs', ['Send a photo to {email}.'], {
      links: [{ text: 'What we replace', path: '/terms#returns' }],
    }),
  ],
  privacy: [
    section('short', 'In short', ["We don't keep your design until you send it to {seller}."]),
    section('browser', 'What your browser keeps', [
      'Your design, for 30 days. You can clear it here.',
    ]),
  ],
};
