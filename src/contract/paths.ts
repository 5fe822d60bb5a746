import type { ProductId } from '../book/schema.ts';

const mcp = '/api/mcp';

/** Where the service answers live requests. */
export const endpointPaths = {
  price: '/api/price',
  deliveryDate: '/api/delivery-date',
  mcp,
  /** Whether the service can answer; for those who watch over it. */
  health: '/healthz',
} as const;

/** Where documents for programs, models and crawlers stand. */
export const documentPaths = {
  openApi: '/openapi.json',
  capabilities: '/capabilities.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  sets: '/sets.json',
  siteMap: '/sitemap.xml',
  mcpDescription: '/.well-known/mcp.json',
  apiCatalog: '/.well-known/api-catalog',
  aiCatalog: '/.well-known/ai-catalog.json',
  security: '/.well-known/security.txt',
  /** The place that the protocol reserves for it. */
  serverCard: `${mcp}/server-card`,
  /** Where an earlier draft of the protocol put it, in another shape. */
  earlierServerCard: '/.well-known/mcp/server-card.json',
  agentSkills: '/.well-known/agent-skills/index.json',
  agentSkill: '/.well-known/agent-skills/price-index-tabs/SKILL.md',
} as const;

/** Where the pages for people stand that do not depend on the book. */
export const pagePaths = {
  home: '/',
  prices: '/prices',
  sets: '/sets',
  faq: '/faq',
  developers: '/developers',
  reference: '/reference',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The page of a product's prices; its data stand at the same path with an extension. */
export function productPricesPath(product: ProductId): string {
  return `${pagePaths.prices}/${product}`;
}

/** The page of a ready-made set; its data stand at the same path and `.json`. */
export function setPath(slug: string): string {
  return `${pagePaths.sets}/${slug}`;
}
