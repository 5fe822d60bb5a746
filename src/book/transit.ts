import table from './transit.generated.json' with { type: 'json' };
import type { TransitData } from './schema.ts';

/** Business days in transit to every ZIP code, as `npm run transit` made them. */
export const transit = table as TransitData;
