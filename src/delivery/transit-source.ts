import type { TransitData } from '../book/transit-schema.ts';
import type { PlainDate } from './day.ts';
import type { Destination } from './destination.ts';

/** Business days in transit, and where they come from. */
export interface Transit {
  readonly days: number;
  /** The service and the source of the days, such as `UPS Ground, transit from the carrier`. */
  readonly source: string;
  /** The carrier was asked: these days are its own, and current. */
  readonly fromCarrier?: true;
  /** Milliseconds until the answer may change; absent if it won't by itself. */
  readonly freshForMs?: number;
}

/** Gives transit days. It always answers: it never rejects. */
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
