import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { additionWords, usualBuild } from '../documents/examples.ts';
import { productNouns } from '../documents/sentences.ts';
import { toolNames } from '../order/doors.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { shown } from '../text/echo.ts';
import { capitalized } from '../text/words.ts';

/** A prompt that a person picks in the client, and the message it turns into. */
interface PromptText extends Prompt {
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

/** Prompts for the most common requests. */
export function prompts(catalog: SiteCatalog) {
  const { agentTabsPerSetMax, titleLengthMax } = catalog.book.limits;
  const argumentMax = agentTabsPerSetMax * (titleLengthMax + 1);
  const all = promptTexts(catalog);
  const names = all.map(({ name }) => name).join(', ');
  return {
    /** As the protocol lists them, in a fixed order. */
    list: all.map(({ text, ...listed }) => listed),
    get: (name: string, given: Readonly<Record<string, string>>): GetPromptResult => {
      const prompt = all.find((one) => one.name === name);
      if (!prompt) throw invalid(`There is no prompt ${shown(name)}: the prompts are ${names}.`);
      const tooLong = Object.keys(given).find((name) => (given[name]?.length ?? 0) > argumentMax);
      if (tooLong !== undefined) {
        throw invalid(`${shown(tooLong)} is too long: send at most ${argumentMax} characters.`);
      }
      const missing = prompt.arguments?.find((one) => one.required && !given[one.name]);
      if (missing) throw invalid(`${missing.name} is missing: ${missing.description}.`);
      return {
        description: prompt.description,
        messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }],
      };
    },
  };
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function promptTexts(catalog: SiteCatalog): PromptText[] {
  const { book, quantities, productIds } = catalog;
  const { tabsPerSet, agentTabsPerSetMax } = book.limits;
  const needed = (name: string, description: string) => ({ name, description, required: true });
  const optional = (name: string, description: string) => ({ name, description, required: false });
  const wished = (wishes: string | undefined) => (wishes ? [`Requirements: ${wishes}.`] : []);
  const quoteMyTabs: PromptText = {
    name: 'quote_my_binder_tabs',
    title: 'Quote my binder tabs',
    description: 'Price a set of index tabs and find out whether more sets are cheaper per set.',
    arguments: [
      needed('tabs', `Tabs in each set, ${tabsPerSet.min} to ${agentTabsPerSetMax}`),
      needed('sets', `Identical sets, ${quantities[0]} to ${quantities.at(-1)}`),
      optional('product', productIds.join(' or ')),
      optional('wishes', `Anything else, such as ${additionWords(catalog, usualBuild(catalog))}`),
    ],
    text: ({ tabs, sets, product = catalog.defaultProduct, wishes }) =>
      [
        `Price custom printed index tabs: product ${product}, ${tabs} tabs per set, ${sets} sets.`,
        ...wished(wishes),
        `Call ${toolNames.capabilities} for the choice ids, then ${toolNames.quote}. Tell me the total, the price per set, whether it ships free, and what the next quantity costs. Give me the link to review the order.`,
      ].join('\n'),
  };
  const draftMyTabs: PromptText = {
    name: 'draft_tabs_from_titles',
    title: 'Draft my tabs from a list of titles',
    description: 'Price a set with its titles and open it in the designer.',
    arguments: [
      needed('titles', 'The tab titles in order, one per line'),
      needed('sets', 'Number of identical sets'),
      optional('wishes', 'Product and options in your own words'),
    ],
    text: ({ titles, sets, wishes }) =>
      [
        `Draft an order of ${sets} sets of custom printed index tabs with these titles, one per tab, in this order:`,
        titles,
        ...wished(wishes),
        `Call ${toolNames.capabilities} for the choice ids, then ${toolNames.draft}. Tell me the total, the recommended cut and the number of banks, and which titles don't fit. Give me the link that opens the designer.`,
      ].join('\n'),
  };
  const compareProducts: PromptText = {
    name: 'compare_products',
    title: `${capitalized(productNouns(catalog, 'or'))}?`,
    description: 'Price the same tabs in each product and compare them.',
    arguments: [needed('tabs', 'Tabs in each set'), needed('sets', 'Number of identical sets')],
    text: ({ tabs, sets }) =>
      `Price ${sets} sets of ${tabs} index tabs as ${productIds.join(' and as ')} with ${toolNames.quote}. Compare the totals, the prices per set and the turnaround, and tell me when each is the better choice.`,
  };
  return [quoteMyTabs, draftMyTabs, ...(productIds.length > 1 ? [compareProducts] : [])];
}
