import type { FactsData, QuoteOnlyData } from './schema.ts';

/**
 * What is true of every order, in the seller's words. Names in braces are filled in from the rest
 * of the book: {minimumSets}, {freeShippingOver}, {freeShippingRegion}, {freeShippingTabs} (the fewest
 * tabs with which a minimum order ships free), {productionDays} (such as "5 business days for paper
 * and about 15 for poly"), {quoteOnly}, {quoteForm}.
 */
export const facts: FactsData = {
  minimumOrder: '{minimumSets} sets',
  proof: 'A free PDF proof is sent by e-mail and must be approved before anything is printed.',
  turnaround: 'Production takes about {productionDays}, after proof approval.',
  shipping:
    'Ground shipping is free on orders over {freeShippingOver} USD in the {freeShippingRegion}; a {minimumSets}-set order of {freeShippingTabs} or more tabs clears it.',
  setup: 'Setup is included in every price.',
  madeIn: 'Made in Illinois, USA.',
  quoteOnly:
    'Priced only by quote, never by this service: {quoteOnly}. Do not quote these or say that they add no cost; send the request to {quoteForm}.',
};

/** What is priced only by quote, with the names and words by which a request may ask for it. */
export const quoteOnly: QuoteOnlyData[] = [
  {
    id: 'reverse',
    label: 'reverse-printed tabs (light text on a solid color)',
    parameters: ['reverse', 'reversed', 'reverseprint', 'reverseprinted', 'reverseprinting'],
    values: ['reverse', 'reversed', 'reverseprint', 'reverseprinted'],
  },
  {
    id: 'pms',
    label: 'PMS ink matching',
    parameters: ['pms', 'pantone', 'pmsink', 'inkcolor', 'customink'],
    values: ['pms', 'pantone'],
  },
  {
    id: 'size',
    label: 'custom sheet sizes up to 11 x 17',
    parameters: ['size', 'sheetsize', 'papersize', 'pagesize', 'customsize', 'width', 'height'],
    values: ['11x17', 'custom', 'customsize', 'legal', 'a4'],
  },
];
