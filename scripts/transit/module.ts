import type { TransitData } from '../../src/book/transit-schema.ts';

/** The table as source code for the book. */
export function tableModule(table: TransitData): string {
  return `import type { TransitData } from './transit-schema.ts';

/** Made by \`npm run transit\`: change the rules or the carrier's days and make it again. */
export const transit: TransitData = ${JSON.stringify(table, undefined, 2)};
`;
}
