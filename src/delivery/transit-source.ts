import type { TransitData } from '../book/transit-schema.ts';
import type { PlainDate } from '../text/days.ts';
import type { Destination } from './destination.ts';

/** Business days in transit, and where they come from. */
export interface Transit {
  readonly days: number;
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
  return {
    transitTo: async ({ tableDays }) => ({ days: tableDays }),
    name: `embedded transit table ${table.version} from ${table.origin.zip}`,
  };
}
