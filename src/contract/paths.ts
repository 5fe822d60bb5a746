import type { ProductId } from '../book/schema.ts';

const mcp = '/api/mcp';

export const endpointPaths = {
  price: '/api/price',
  deliveryDate: '/api/delivery-date',
  mcp,
  /** Health check, for monitoring. */
  health: '/healthz',
} as const;

/** Paths of the documents for programs, models and crawlers. */
export const documentPaths = {
  openApi: '/openapi.json',
  capabilities: '/capabilities.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  /** What the seller's endpoint receives. */
  submission: '/order.schema.json',
  sets: '/sets.json',
  setsLlms: '/sets/llms.txt',
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
  mcpDescription: '/.well-known/mcp.json',
  /** The entry for the public registry of MCP servers. */
  registryEntry: '/server.json',
  apiCatalog: '/.well-known/api-catalog',
  aiCatalog: '/.well-known/ai-catalog.json',
  security: '/.well-known/security.txt',
  /** The path reserved by the protocol. */
  serverCard: `${mcp}/server-card`,
  /** The path and format of an earlier draft of the protocol. */
  earlierServerCard: '/.well-known/mcp/server-card.json',
  agentSkills: '/.well-known/agent-skills/index.json',
  agentSkill: '/.well-known/agent-skills/price-index-tabs/SKILL.md',
} as const;

/** Paths of the pages for people that don't depend on the book. */
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

/** The page of a product's prices; its data is at the same path plus an extension. */
export function productPricesPath(product: ProductId): string {
  return `${pagePaths.prices}/${product}`;
}

/** The page of a ready-made set; its data is at the same path plus `.json`. */
export function setPath(slug: string): string {
  return `${pagePaths.sets}/${slug}`;
}
