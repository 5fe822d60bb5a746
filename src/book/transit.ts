import table from './transit.generated.json' with { type: 'json' };
import type { TransitData } from './zip-codes.ts';

/** The transit days from this shop's origin. */
export const transit: TransitData = table;
