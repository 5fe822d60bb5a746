import type { Book, ProductId, TransitData } from '../book/schema.ts';
import { type Day, isoDate, parseDay } from '../text/days.ts';
import {
  cutOffOn,
  type DeliveryCalendars,
  deliveryCalendars,
  localTime,
  midnightOf,
} from './calendar.ts';
import { type Destination, readDestination, type TransitSource } from './destination.ts';
import { estimateDelivery } from './estimate.ts';
import {
  type DayKind,
  nextApproval,
  productionOf,
  refusalOfDay,
  scheduleFrom,
} from './schedule.ts';

/** What delivery dates depend on besides the book. */
export interface DeliveryDesk {
  /** Which ZIP codes are served, and where parcels ship from. */
  readonly table: TransitData;
  readonly source: TransitSource;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

interface DeliveryQuestion {
  readonly product: ProductId;
  /** Choice ids by option key; an omitted one is at its default. */
  readonly options: Readonly<Record<string, string>>;
  /** A ZIP code that ground service reaches. */
  readonly zip: string;
  /**
   * The day on which the proof is approved, an ISO date; one without production means the next one
   * with it. Default: the day of the next cut-off.
   */
  readonly approve?: string | undefined;
  /** The day by which the order is needed, an ISO date. */
  readonly neededBy?: string | undefined;
}

/** What checks the places and days that buyers name, as of the desk's clock. */
export function checksOf({ delivery }: Book, { table, clock }: DeliveryDesk) {
  const calendars = deliveryCalendars(delivery);
  return {
    transit: table,
    refusalOfDay: (kind: DayKind, day: Day) => refusalOfDay(kind, day, clock(), calendars),
  };
}

/**
 * Estimates delivery as of the desk's clock. All dates use the same transit days: those of an order
 * whose proof is approved at the next cut-off, since a carrier knows none for a day months ahead.
 */
export function estimator({ delivery, limits, products }: Book, desk: DeliveryDesk) {
  const calendars = deliveryCalendars(delivery);
  return async ({ product, options, zip, approve = '', neededBy = '' }: DeliveryQuestion) => {
    const { destination } = readDestination(zip, desk.table) as { destination: Destination };
    const now = desk.clock();
    const production = productionOf(product, products[product], options);
    const { pickup } = scheduleFrom(nextApproval(now, calendars), production, calendars);
    const transit = await desk.source.transitTo(destination, isoDate(pickup));
    const estimate = estimateDelivery({
      ...{ now, production, destination, calendars },
      approval: parseDay(approve),
      neededBy: parseDay(neededBy),
      transit,
      table: desk.table,
      freeShippingRegion: limits.freeShippingOver === null ? undefined : limits.freeShippingRegion,
    });
    const datesMs = changeAfter(now, calendars) - desk.clock();
    /** How long the estimate stays valid in milliseconds. */
    const validForMs = Math.max(0, Math.min(datesMs, transit.freshForMs ?? datesMs));
    return { estimate, destination, validForMs };
  };
}

/** The last instant of the dates given at `now`: the next cut-off or local midnight. */
function changeAfter(now: number, calendars: DeliveryCalendars): number {
  const { today, isPastCutOff } = localTime(now, calendars);
  const ends = !isPastCutOff && calendars.production.isOpen(today);
  return (ends ? cutOffOn(today, calendars) : midnightOf(today + 1, calendars)).getTime();
}
