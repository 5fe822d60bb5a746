import type { Section } from './section.ts';

/**
 * How the site handles what buyers type. It describes this software: update it if you change that.
 */
export const privacy: readonly Section[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      "We don't keep your design until you send it to us. This site sets no cookies, doesn't track you and shows no ads.",
    ],
  },
  {
    id: 'server',
    title: 'What our server sees',
    paragraphs: [
      'The designer prices and draws your tabs in your browser. A link to a design contains its titles, and a delivery date needs your ZIP code. Our server uses both to answer you and keeps neither. Its logs contain no titles, ZIP codes or prices.',
      'If we ask the carrier for the transit time, the carrier gets the ZIP code and the ship date, nothing else.',
    ],
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    paragraphs: [
      "The designer saves your titles, your ZIP code and what you write about the order in this browser for 30 days, so they're there when you come back, and so is the reference of a design you sent. Your name and address are kept only until you close the browser tab. All of it stays on this device, and you can clear them here.",
    ],
  },
  {
    id: 'orders',
    title: 'When you write to us',
    paragraphs: [
      'Your design or your request comes straight to us, from your browser or your own e-mail app; the server of this site never gets it. We use what you send to answer you, and to make and ship your order. We keep it with our order records, and we never sell it.',
    ],
  },
  {
    id: 'assistants',
    title: 'If you use an assistant',
    paragraphs: [
      'An assistant that prices tabs for you sends us the product, the quantities, and your titles if you gave it any. We answer and keep none of it. The company behind the assistant has its own privacy policy.',
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    paragraphs: ['To see, correct or delete what we have about you, write to {email}.'],
  },
];
