import type { TransitData } from '../book/transit-schema.ts';
import type { Destination } from './destination.ts';
import type { PlainDate } from './plain-date.ts';

/** Business days in transit, and who says so. */
export interface Transit {
  readonly days: number;
  /** The service and the source of the days, such as `UPS Ground, transit from the carrier`. */
  readonly source: string;
  /** Milliseconds after which another answer may be had; absent where there is no such end. */
  readonly freshForMs?: number;
}

/** Who is asked for transit days. It always answers: it never rejects. */
export interface TransitSource {
  transitTo(destination: Destination, shipDate: PlainDate): Promise<Transit>;
  /** What it is, for whoever starts the service. */
  readonly name: string;
}

/** The embedded table as a source. */
export function tableSource(table: TransitData): TransitSource {
  const name = `embedded transit table ${table.version} from ${table.origin.zip}`;
  return {
    transitTo: async (destination) => ({ days: destination.tableDays, source: `Ground, ${name}` }),
    name,
  };
}
