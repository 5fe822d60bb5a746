import type { TransitData } from './schema.ts';
import table from './transit.generated.json' with { type: 'json' };

/** Business days in transit to every ZIP code, as `npm run transit` made them. */
export const transit = table as TransitData;
