import type { FactsData } from '../book/schema.ts';

/**
 * Facts about every order, in the seller's words. Placeholders are filled in from the rest of the
 * book: {minimumSets}, {freeShippingOver} (such as $75), {freeShippingRegion}, {freeShippingTabs}
 * (the fewest tabs with which a minimum order ships free), {productionDays} (such as "5 business
 * days for paper and about 15 for poly"), {proofBusinessDays} (such as "1 business day"),
 * {quoteOnly}, {quoteForm}, {email}. The optional facts (tax, payment, priceValidity, cancellation,
 * returns, samples, artwork, privacy, severalLists, elsewhere, rush, proofTime, contact) say "on
 * request" if omitted.
 */
export const facts: FactsData = {
  minimumOrder: '{minimumSets} sets',
  proof: 'A free PDF proof is sent by e-mail and must be approved before anything is printed.',
  turnaround: 'Production takes about {productionDays}, after proof approval.',
  shipping:
    'Ground shipping is free on orders over {freeShippingOver} in the {freeShippingRegion}. A {minimumSets}-set order of {freeShippingTabs} or more tabs qualifies.',
  setup: 'Setup is included in every price.',
  madeIn: 'Made in Illinois, USA.',
  tax: 'Prices do not include sales tax. It is added if it applies. For a tax-exempt order, send the exemption certificate with it.',
  payment:
    'The buyer pays the seller after approving the proof. Nothing is paid through this service.',
  priceValidity:
    'A downloaded quote is valid until the date on it. Without one, the price is the one shown on the day the design is sent.',
  cancellation:
    "An order can be changed or canceled at no charge until the proof is approved. After that, it goes into production and can't be changed or canceled.",
  returns:
    "Tabs are made to order and can't be returned. If any arrive damaged, are missing or don't match the approved proof, send a photo to {email} within 30 days of delivery, and they are replaced at no charge.",
  samples: 'For samples of the materials and colors, write to {email} with a mailing address.',
  artwork:
    'A logo or other artwork on the divider is body printing, in one color. Send vector art, or an image of at least 300 dpi at its printed size.',
  privacy:
    "This service stores no titles, builds or ZIP codes. The designer saves the design in the buyer's own browser.",
  severalLists:
    'Every set in an order has the same titles. Each other list of titles is a separate order.',
  elsewhere:
    'Shipping to Alaska, Hawaii and Puerto Rico costs extra. Ground shipping needs a street address, not a PO box. For other US territories, military addresses and other countries, ask before you order.',
  proofTime: 'The proof usually comes within {proofBusinessDays} of the order.',
  contact: 'Ask {email}, or use the form at {quoteForm}.',
  quoteOnly:
    'Priced only by quote, never by this service: {quoteOnly}. Do not quote these or say that they add no cost; send the request to {quoteForm}.',
};
