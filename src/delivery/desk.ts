import type { Book, TransitData } from '../book/schema.ts';
import { type Day, isoDate, parseDay } from '../text/days.ts';
import {
  cutOffOn,
  type DeliveryCalendars,
  deliveryCalendars,
  localTime,
  midnightOf,
} from './calendar.ts';
import type { Destination, TransitSource } from './destination.ts';
import { type Estimate, estimateDelivery } from './estimate.ts';
import {
  approvalOn,
  type DayKind,
  nextApproval,
  type Production,
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

/** An estimate, and how long it stays valid in milliseconds; never negative. */
interface DatedEstimate {
  readonly estimate: Estimate;
  readonly validForMs: number;
}

interface DeliveryQuestion {
  readonly destination: Destination;
  readonly production: Production;
  /**
   * The day on which the proof is approved, an ISO date; one without production means the next one
   * with it. Default: the day of the next cut-off.
   */
  readonly approve?: string | undefined;
  /** The day by which the order is needed, an ISO date. */
  readonly neededBy?: string | undefined;
}

/** Checks the days that buyers name, as of the desk's clock. */
export function dayCheck({ delivery }: Book, { clock }: DeliveryDesk) {
  return (kind: DayKind, day: Day) => refusalOfDay(kind, day, clock(), deliveryCalendars(delivery));
}

type Estimator = (question: DeliveryQuestion) => Promise<DatedEstimate>;

/**
 * Estimates delivery as of the desk's clock. Transit days are asked for once, for the estimate's
 * own ship date; the dates with the usual proof and those for a needed-by date use the same number.
 */
export function estimator({ delivery, limits }: Book, desk: DeliveryDesk): Estimator {
  const calendars = deliveryCalendars(delivery);
  return async (question) => {
    const now = desk.clock();
    const { destination, production, approve = '', neededBy = '' } = question;
    const approval = parseDay(approve);
    const counted =
      approval === undefined ? nextApproval(now, calendars) : approvalOn(approval, calendars);
    const { pickup } = scheduleFrom(counted, production, calendars);
    const transit = await desk.source.transitTo(destination, isoDate(pickup));
    const estimate = estimateDelivery({
      ...{ now, production, destination, approval },
      neededBy: parseDay(neededBy),
      transit,
      calendars,
      table: desk.table,
      freeShippingRegion: limits.freeShippingRegion,
    });
    const datesMs = changeAfter(now, calendars) - desk.clock();
    return {
      estimate,
      validForMs: Math.max(0, Math.min(datesMs, transit.freshForMs ?? datesMs)),
    };
  };
}

/** The last instant of the dates given at `now`: the next cut-off or local midnight. */
function changeAfter(now: number, calendars: DeliveryCalendars): number {
  const { today, isPastCutOff } = localTime(now, calendars);
  const ends = !isPastCutOff && calendars.production.isOpen(today);
  return (ends ? cutOffOn(today, calendars) : midnightOf(today + 1, calendars)).getTime();
}
