import type { products } from './products/index.ts';

export { delivery } from './calendars.ts';
export { facts } from './facts.ts';
export { hideSets, limits, quoteOnly } from './limits.ts';
export { privacy, support, terms } from './pages.ts';
export { examples, prices, products, retired } from './products/index.ts';
export { seller } from './seller.ts';

declare module '../book/schema.ts' {
  interface SoldProducts extends Record<keyof typeof products, unknown> {}
}
