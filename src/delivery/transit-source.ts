import type { TransitData } from '../book/transit-schema.ts';
import type { PlainDate } from './day.ts';
import type { Destination } from './destination.ts';

/** Business days in transit, and where they come from. */
export interface Transit {
  readonly days: number;
  /** The service and the source of the days, such as `UPS Ground, transit from the carrier`. */
  readonly source: string;
  /** Set if the days come from the carrier itself and are current. */
  readonly fromCarrier?: true;
  /** Milliseconds until the answer may change; absent if it won't on its own. */
  readonly freshForMs?: number;
}

/** Returns transit days. It always answers: it never rejects. */
export interface TransitSource {
  transitTo(destination: Destination, shipDate: PlainDate): Promise<Transit>;
  /** Its name in the startup log. */
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
