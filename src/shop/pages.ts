import type { Section } from '../book/schema.ts';
import { section } from '../book/writing.ts';

/** The terms of sale. Have your legal adviser review them, and change them to your own. */
export const terms: readonly Section[] = [
  section('prices', 'Prices', [
    'Prices are in US dollars. {setup} {tax}',
    "{priceValidity} If that price is a mistake, we'll tell you before we print, and you can cancel. {payment}",
  ]),
  section('orders', 'Orders', [
    'A design on this site is a draft. You owe nothing until you approve the proof. The minimum order is {minimumOrder}.',
  ]),
  section('proof', 'Your proof', [
    '{proof} Check these before you approve it:',
    "We print what you approve. Film, plastic and ink don't look exactly like the colors on your screen.",
  ], {
    points: [
      'the spelling of every title',
      'the order of the tabs',
      'the cut, the colors and the options',
    ],
  }),
  section('changes', 'Changes and cancellations', ['{cancellation}']),
  section('delivery', 'Production and delivery', [
    '{turnaround} {shipping}',
    'Delivery dates are estimates, not guarantees. If you have a deadline, tell us before you approve the proof.',
  ]),
  section('returns', 'Returns', ['{returns}']),
  section('rights', 'Your titles and artwork', [
    '{artwork}',
    'Everything you send us stays yours. By sending it, you confirm that you have the right to have it printed.',
  ]),
  section('programs', 'Programs and assistants', [
    'Programs and assistants may read prices and delivery dates here, free and without a key, and show them to anyone. Please show them unchanged, and send people to us for anything priced only by quote: {quoteOnly}.',
  ], { links: [{ text: 'For developers', path: '/developers' }] }),
];

/**
 * How the site handles what buyers type. It describes this software: update it if you change that.
 */
export const privacy: readonly Section[] = [
  section('short', 'In short', [
    "We don't keep your design until you send it to us. This site sets no cookies, doesn't track you and shows no ads.",
  ]),
  section('server', 'What our server sees', [
    'The designer prices and draws your tabs in your browser. A link to a design contains its titles, and a delivery date needs your ZIP code. Our server uses both to answer you and keeps neither. Its logs contain no titles, ZIP codes or prices.',
    'If we ask the carrier for the transit time, the carrier gets the ZIP code and the ship date, nothing else.',
  ]),
  section('browser', 'What your browser keeps', [
    "This site saves your titles, your artwork, your ZIP code and what you write about the order in this browser for 30 days, so they're there when you come back, and so is the reference of a design you sent. Your name and address are kept only until you close the browser tab. All of it stays on this device, and you can clear them here.",
  ]),
  section('orders', 'When you write to us', [
    'Your design or your request comes straight to us, from your browser or your own e-mail app; the server of this site never gets it. We use what you send to answer you, and to make and ship your order. We keep it with our order records, and we never sell it.',
  ]),
  section('assistants', 'If you use an assistant', [
    'An assistant that prices tabs for you sends us the product, the quantities, and your titles if you gave it any. We answer and keep none of it. The company behind the assistant has its own privacy policy.',
  ]),
  section('questions', 'Questions', [
    'To see, correct or delete what we have about you, write to {email}.',
  ]),
];

/** How buyers reach the seller, and what to include. */
export const support: readonly Section[] = [
  section('contact', 'Contact us', ['E-mail {email}. We usually answer within one business day.']),
  section('before', 'Before you order', [
    'See what a set costs, which cut to choose, whether your titles fit and when your order would arrive.',
  ], {
    links: [{ text: 'Questions and answers', path: '/faq' }, { text: 'Prices', path: '/prices' }],
  }),
  section('special', 'Special requests', [
    'We price these by quote: {quoteOnly}. Tell us what you need.',
  ], { links: [{ text: 'Ask for a quote', path: '{quotePath}' }] }),
  section('order', 'Your order', [
    'Reply to the e-mail with your proof, or tell us the name on the order and the day you sent it.',
  ], { links: [{ text: 'Changes, cancellations and returns', path: '/terms' }] }),
  section('problem', 'A problem with your tabs', [
    'Send a photo and the name on the order to {email}. Please write within 30 days of delivery.',
  ], { links: [{ text: 'What we replace', path: '/terms#returns' }] }),
  section('site', 'A problem with this site', [
    'The designer is made for current versions of Chrome, Edge, Firefox and Safari. If something looks wrong, send us the address of the page. It contains your design.',
  ]),
];
