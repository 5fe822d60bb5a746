import type { QuoteDocument } from '../../contract/answers.ts';
import { quoteDocument } from '../../documents/answers.ts';
import { quote } from '../../pricing/quote.ts';
import { openLink } from '../address/open-link.ts';
import { addressOf } from '../address/write.ts';
import { orderOf } from '../state/design.ts';
import { productOf } from './open-here.ts';
import type { Store } from './store.ts';

/** The WebMCP interface of browsers that support it (W3C draft of June 2026). */
interface ModelContext {
  registerTool(tool: {
    readonly name: string;
    readonly description: string;
    readonly inputSchema: object;
    readonly annotations: { readonly readOnlyHint: boolean };
    execute(input: { readonly link?: unknown }): Promise<unknown>;
  }): Promise<void>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}

/** Lets the browser's assistant read the open design, and change it in steps that can be undone. */
export async function offerDesign(store: Store, context: ModelContext): Promise<void> {
  await context.registerTool({
    name: 'read_design',
    description:
      'The index tabs that this page shows: price, options, titles that do not fit, and orderUrl, which opens the design again.',
    inputSchema: { type: 'object', properties: {} },
    annotations: { readOnlyHint: true },
    execute: async () => designDocument(store),
  });
  await context.registerTool({
    name: 'show_design',
    description:
      'Shows other index tabs on this page; the person can undo it. Answers as read_design does, with what could not be used in problems.',
    inputSchema: {
      type: 'object',
      properties: {
        link: {
          type: 'string',
          description:
            'An orderUrl, or its query and fragment, which name the whole design: ?labels=First|Second#cut=5',
        },
      },
      required: ['link'],
    },
    annotations: { readOnlyHint: false },
    execute: async ({ link }) => showDesign(store, link),
  });
}

function designDocument({ catalog, design }: Store): QuoteDocument {
  const shown = design();
  const { build, ...beyond } = orderOf(catalog, shown);
  const priced = quote(catalog, build);
  return {
    ...quoteDocument(catalog, priced, { beyond }),
    orderUrl: catalog.baseUrl + addressOf(catalog, shown).address,
  };
}

async function showDesign(store: Store, link: unknown) {
  if (typeof link !== 'string' || !/[?#]/.test(link)) {
    throw new Error('Send link: an orderUrl, or its query, such as ?tabs=5&sets=50.');
  }
  const { catalog, design, step } = store;
  const { pathname, search, hash } = new URL(link, location.href);
  const product = productOf(catalog, pathname) ?? design().product;
  const opening = await openLink(catalog, product, search.slice(1), hash.slice(1));
  step(opening.design);
  return { ...designDocument(store), problems: opening.problems };
}
