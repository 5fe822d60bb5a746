import { documentPaths, endpointPaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { type PriceData, priceData, pricePages } from './price-data.ts';
import { sitePage } from './site-pages.ts';

/** A document for programs and models. */
export interface MachineDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Every document for programs and models that has its own URL. */
export function machineDocuments(catalog: SiteCatalog): MachineDocument[] {
  return [
    {
      path: documentPaths.openApi,
      title: 'OpenAPI description',
      description: 'Parameters, responses and errors of the two HTTP endpoints, in OpenAPI 3.1.',
    },
    {
      path: documentPaths.capabilities,
      title: 'Capabilities',
      description: `Products, options, choices, orderable quantities and facts; the same as ${endpointPaths.price} without parameters.`,
    },
    {
      path: documentPaths.mcpDescription,
      title: 'MCP server',
      description: 'Address, version and tools.',
    },
    {
      path: documentPaths.sets,
      title: 'Ready-made sets',
      description: 'Names and titles of all ready-made sets, by field.',
    },
    {
      path: documentPaths.agentSkill,
      title: 'Agent skill',
      description: 'How an agent prices tabs here, step by step.',
    },
    ...pricePages(catalog).flatMap((page) => priceDocuments(catalog, page)),
  ];
}

function priceDocuments(catalog: SiteCatalog, page: string): MachineDocument[] {
  const { title } = sitePage(catalog, page);
  return priceData(page).map(({ path, name }) => ({
    path,
    title: `${title} as ${name}`,
    description: contentOf[name],
  }));
}

const contentOf: Readonly<Record<PriceData['name'], string>> = {
  CSV: 'One row per quantity and tab count: total and price per set.',
  JSON: 'Rates, the price of every choice, and the price table.',
};
