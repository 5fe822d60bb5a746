import type { ProductId } from '../book/schema.ts';

export const endpointPaths = {
  price: '/api/price',
  deliveryDate: '/api/delivery-date',
  mcp: '/api/mcp',
  /** Health check, for monitoring. */
  health: '/healthz',
} as const;

/** Paths of the documents for programs, models and crawlers. */
export const documentPaths = {
  openApi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  /** What the seller's endpoint receives. */
  submission: '/order.schema.json',
  pricesCsv: '/prices.csv',
  pricesJson: '/prices.json',
  sets: '/sets.json',
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  mcpDescription: '/.well-known/mcp.json',
  /** The entry for the public registry of MCP servers. */
  registryEntry: '/server.json',
  security: '/.well-known/security.txt',
} as const;

/** Paths of the pages for people that don't depend on the book. */
export const pagePaths = {
  home: '/',
  prices: '/prices',
  sets: '/sets',
  faq: '/faq',
  developers: '/developers',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The page of a product's prices. */
export function productPricesPath(product: ProductId): string {
  return `${pagePaths.prices}/${product}`;
}

/** The page of a ready-made set. */
export function setPath(slug: string): string {
  return `${pagePaths.sets}/${slug}`;
}
