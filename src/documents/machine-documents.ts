import { type Catalog, productIds } from '../pricing/catalog.ts';

/** A document for programs and models. */
export interface MachineDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Every document for programs and models that has an address of its own. */
export function machineDocuments(catalog: Catalog): MachineDocument[] {
  return [
    {
      path: '/openapi.json',
      title: 'OpenAPI description',
      description: 'Parameters, answers and errors of the two HTTP endpoints, OpenAPI 3.1.',
    },
    {
      path: '/capabilities.json',
      title: 'Capabilities',
      description:
        'Products, options, choices, orderable quantities and facts; what /api/price answers without parameters.',
    },
    {
      path: '/.well-known/mcp.json',
      title: 'MCP server',
      description: 'Address, version and tools.',
    },
    ...productIds.flatMap((id) => priceDocuments(catalog, id)),
  ];
}

function priceDocuments({ products }: Catalog, id: (typeof productIds)[number]): MachineDocument[] {
  const { name } = products[id].data;
  return [
    {
      path: `/prices/${id}.csv`,
      title: `${name}: prices as CSV`,
      description: 'One row per quantity and tab count: total and price per set.',
    },
    {
      path: `/prices/${id}.json`,
      title: `${name}: prices as JSON`,
      description: 'Rates, what every choice adds, and the price table.',
    },
  ];
}
