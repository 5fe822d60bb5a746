import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import type { ErrorDocument } from '../contract/answers.ts';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import type { DeliveryDesk } from '../delivery/desk.ts';
import { capabilitiesDocument } from '../documents/answers.ts';
import { llmsFull } from '../documents/llms.ts';
import { deliveryTemplate } from '../documents/mcp.ts';
import { pricesMarkdown } from '../documents/price-documents.ts';
import { setJson, setNames } from '../documents/set-documents.ts';
import { sitePage } from '../documents/site-pages.ts';
import { type ApiHandler, contentHash, plainGet } from '../http/answers.ts';
import { deliveryDateHandler } from '../http/api.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { readySets } from '../pricing/ready-sets.ts';
import { cutShort } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';

/** A document that clients read by URI. */
interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: () => string;
}

/**
 * The service's documents, and delivery dates by product and ZIP code.
 *
 * @param card the one that tools point to.
 */
export function resources(catalog: SiteCatalog, desk: DeliveryDesk, card?: ChatCard) {
  const all = documents(catalog, desk);
  const byUri = new Map(all.map((resource) => [resource.uri, resource]));
  const deliveryDate = deliveryDateHandler(catalog, desk);
  return {
    /** As the protocol lists them, in a fixed order. */
    list: all.map(({ text, ...listed }) => listed),
    templates: [
      {
        uriTemplate: deliveryTemplate,
        name: 'delivery-date',
        title: 'Delivery date',
        description: `When an order arrives if its proof is approved now: product is ${catalog.productIds.join(' or ')}, zip five digits of a US ZIP code.`,
        mimeType: json,
      },
      {
        uriTemplate: setTemplate,
        name: 'ready-made-set',
        title: 'Ready-made set',
        description: `Titles, recommended options, layout and every price of a ready-made set; ${setsUri} lists the slugs.`,
        mimeType: json,
      },
    ] satisfies ResourceTemplateType[],
    read: (uri: string): ReadResourceResult | Promise<ReadResourceResult> => {
      if (card?.isAt(uri)) return card.read(uri);
      const resource = byUri.get(uri);
      if (resource) return contents(uri, resource.mimeType, textOf(resource));
      const query = deliveryQuery(uri);
      if (query !== undefined) return readDeliveryDate(deliveryDate, uri, query);
      const set = readySets(catalog).find(
        ({ slug }) => uri === setTemplate.replace('{slug}', slug),
      );
      if (set) return contents(uri, json, setJson(catalog, set).trimEnd());
      throw new ResourceNotFoundError(cutShort(uri));
    },
  };
}

const setsUri = 'tabquote://sets';
const setTemplate = `${setsUri}/{slug}`;

const json = 'application/json';
const markdown = 'text/markdown';

function documents(catalog: SiteCatalog, desk: DeliveryDesk): Resource[] {
  return [
    {
      uri: 'tabquote://capabilities',
      name: 'capabilities',
      title: 'Products, options and quantities',
      description: 'What can be priced; the same as the capabilities tool answers.',
      mimeType: json,
      text: () => JSON.stringify(capabilitiesDocument(catalog)),
    },
    ...catalog.productIds.map((id) => {
      const { title, description } = sitePage(catalog, productPricesPath(id));
      return {
        uri: `tabquote://prices/${id}`,
        name: `prices-${id}`,
        title,
        description,
        mimeType: markdown,
        text: () => pricesMarkdown(catalog, id),
      };
    }),
    {
      uri: setsUri,
      name: 'ready-made-sets',
      title: sitePage(catalog, pagePaths.sets).title,
      description: `The slugs of all ready-made sets by field; ${setTemplate} returns one with its titles and prices.`,
      mimeType: markdown,
      text: () => setNames(catalog),
    },
    {
      uri: 'tabquote://llms-full.txt',
      name: 'llms-full.txt',
      title: 'Everything in one text',
      description:
        'Rates, options and rules for calculating any total, price tables, delivery rules.',
      mimeType: markdown,
      text: () => llmsFull(catalog, desk.table),
    },
  ];
}

/** The text of a document, which only changes with a new build. */
const textOf = oncePer(({ text }: Resource) => text());

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] };
}

/** Parses the URI of a delivery date ({@link deliveryTemplate}) into a query. */
function deliveryQuery(uri: string): string | undefined {
  const [before = '', between = '', after] = deliveryTemplate.split(/\{product\}|\{zip\}/);
  if (!uri.startsWith(before) || after !== '' || uri.length > uriLengthMax) return undefined;
  const [product, zip, ...more] = uri.slice(before.length).split(between);
  return zip === undefined || more.length > 0 ? undefined : `product=${product}&zip=${zip}`;
}

/** Longest possible URI of a resource, in characters. */
const uriLengthMax = 200;

/** Calls the HTTP API's own handler, so both give the same answer. */
async function readDeliveryDate(
  handler: ApiHandler,
  uri: string,
  query: string,
): Promise<ReadResourceResult> {
  const { status, headers, body } = await handler(plainGet(query));
  if (status !== 200) {
    const { error } = JSON.parse(body) as ErrorDocument;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error, { uri: cutShort(uri) });
  }
  const seconds = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
  return { ...contents(uri, json, body.trimEnd()), ttlMs: seconds * 1000, cacheScope: 'private' };
}

const cardType = 'text/html;profile=mcp-app';

/** What the server declares for the extension that lets chats show a page for a tool's result. */
export const appsCapability = { 'io.modelcontextprotocol/ui': { mimeTypes: [cardType] } };

/** The card that chats show for a quote or a draft. */
type ChatCard = ReturnType<typeof chatCard>;

const folder = 'ui://tabquote/card/';

/**
 * The card of a build. Its URI is content-hashed, since chats cache pages by URI.
 *
 * @param html a page that loads nothing.
 */
export function chatCard(html: string) {
  const resourceUri = `${folder}${contentHash(html).slice(0, 11)}.html`;
  return {
    /**
     * The `_meta` of a tool that has the card. Some chats look only for the flat key, which the
     * extension has deprecated.
     */
    toolMeta: { ui: { resourceUri }, 'ui/resourceUri': resourceUri },
    /** Returns whether a URI is the card's, from this build or an earlier one that a chat remembers. */
    isAt: (uri: string) => uri.startsWith(folder),
    read: (uri: string): ReadResourceResult => ({
      contents: [{ uri, mimeType: cardType, text: html, _meta: { ui: sandbox } }],
    }),
  };
}

/** The card makes no requests. One app directory requires the empty lists. */
const sandbox = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
};
