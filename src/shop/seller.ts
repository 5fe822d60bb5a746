import type { SellerData } from '../book/schema.ts';

/**
 * The seller. Change these to your own.
 *
 * `email`: where proof requests and by-quote requests go. `legalName`, `address`, `phone`,
 * `paymentTerms`, `quoteValidDays`: what a quote says of the seller, besides; leave out what it
 * shouldn't say.
 *
 * `baseUrl`: the public address of the site, such as `https://tabs.example.com`. The environment's
 * BASE_URL takes precedence; if neither is set, the site is built for localhost. `quotePath`: the page
 * of this site that composes a by-quote request.
 *
 * `submitUrl`: an endpoint of yours that receives finished orders from the buyer's browser, such as
 * `https://orders.example.com/tabs`; see `deploy/receiving-orders.md`. `null`: buyers send an e-mail.
 *
 * `embedOn`: where your own site shows prices in a frame, such as `['https://www.example.com']`; see
 * `deploy/embedding.md`.
 *
 * `originZip`: where parcels ship from; the transit table is made for this ZIP code. `registryName`:
 * namespace and name of the MCP server in a public registry. `repositoryUrl`: the public repository of
 * your site's code. `contentSignals`: permitted uses by robots: search results, AI answers, AI training.
 */
export const seller: SellerData = {
  name: 'Example Index Tabs',
  email: 'orders@example.com',
  legalName: 'Example Index Tabs, Inc.',
  address: ['1200 Sample Parkway', 'Schaumburg, IL 60173'],
  phone: '(847) 555-0142',
  paymentTerms: 'Due when the proof is approved. Net 30 for accounts with approved credit.',
  quoteValidDays: 30,
  baseUrl: null,
  quotePath: '/quote',
  submitUrl: null,
  embedOn: [],
  originZip: '60173',
  registryName: 'com.example/tabquote',
  repositoryUrl: null,
  contentSignals: { search: true, aiInput: true, aiTrain: true },
};
