import type { Book, ProductId, TransitData } from '../book/schema.ts';
import type { EstimateDocument } from '../contract/answers.ts';
import { businessDays } from '../text/counts.ts';
import { type Day, fullDateText, isoDate, parseDay } from '../text/days.ts';
import {
  cutOffOn,
  type DeliveryCalendars,
  deliveryCalendars,
  isoInstant,
  localTime,
  midnightOf,
  openDayFrom,
} from './calendar.ts';
import {
  type Destination,
  readDestination,
  type Transit,
  type TransitSource,
} from './destination.ts';
import {
  arrivalOf,
  type DayKind,
  lastApprovalBefore,
  lastApprovalFor,
  nextApproval,
  type Production,
  productionOf,
  proofDay,
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
 * Estimates delivery as of the desk's clock, forwards from the approval of the proof and backwards
 * from the day the order is needed. Without an approval it is at the next cut-off, and the estimate
 * adds the dates with the usual proof. All dates use the same transit days: those of an order that
 * is approved at the next cut-off, since a carrier knows none for a day months ahead.
 */
export function estimator(book: Book, { table, source, clock }: DeliveryDesk) {
  const calendars = deliveryCalendars(book.delivery);
  return async ({ product, options, zip, approve = '', neededBy = '' }: DeliveryQuestion) => {
    const { destination } = readDestination(zip, table) as { destination: Destination };
    const now = clock();
    const production = productionOf(product, book.products[product], options);
    const next = nextApproval(now, calendars);
    const soonest = scheduleFrom(next, production, calendars);
    const transit = await source.transitTo(destination, isoDate(soonest.pickup));
    const datesMs = changeAfter(now, calendars) - clock();

    const [asked, needed] = [parseDay(approve), parseDay(neededBy)];
    const approval = asked === undefined ? next : openDayFrom(calendars.production, asked);
    const { pickup } = scheduleFrom(approval, production, calendars);
    const proofed = scheduleFrom(proofDay(now, calendars), production, calendars);
    const datesOf = (pickup: Day) => ({
      ship_date: isoDate(pickup),
      delivery_date: isoDate(arrivalOf(pickup, transit.days, calendars)),
    });
    const cutOff = (day: Day) => isoInstant(cutOffOn(day, calendars));
    const requirementOf = (needed: Day) => {
      const last = lastApprovalBefore(needed, production, transit.days, calendars);
      const ahead = last >= next && { approve_by: cutOff(last) };
      return { date: isoDate(needed), possible: approval <= last, ...ahead };
    };
    const estimate: EstimateDocument = {
      zip: destination.zip,
      product,
      ...datesOf(pickup),
      transit_business_days: transit.days,
      method: calendars.carrierName,
      assumes: assumptions(book, table, {
        production,
        destination,
        transit,
        approval,
        asked,
        needed,
      }),
      approval_deadline: cutOff(lastApprovalFor(pickup, production, calendars)),
      ...(asked === undefined && {
        with_proof: { approved: isoDate(proofed.approval), ...datesOf(proofed.pickup) },
      }),
      ...(needed !== undefined && { needed_by: requirementOf(needed) }),
    };
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

interface Assumed {
  readonly production: Production;
  readonly destination: Destination;
  readonly transit: Transit;
  /** The production day that the approval counts for. */
  readonly approval: Day;
  /** The day on which the buyer approves, if named. */
  readonly asked: Day | undefined;
  readonly needed: Day | undefined;
}

function assumptions({ delivery, limits }: Book, table: TransitData, assumed: Assumed): string {
  const { production, destination, transit, approval, asked, needed } = assumed;
  const { cutOffText, proofBusinessDays, carrier } = deliveryCalendars(delivery);
  const { changedBy, noun } = production;
  const place = destination.beyondFreeShipping;
  const inFull = (day: Day) => fullDateText(isoDate(day));
  const isNow = asked === undefined;
  const made =
    changedBy.length > 0 ? `production with ${changedBy.join(', ')}` : 'standard production';
  const steps = [
    `${isNow ? 'Order now, proof' : 'Proof'} approved by ${cutOffText} on ${inFull(approval)}`,
    `${made} (${businessDays(production.days)} for ${noun})`,
    `then ${transit.fromCarrier ? 'the current' : 'the usual'} ground transit time (${businessDays(transit.days)}) from a fixed origin in ${table.origin.state} (ZIP ${table.origin.zip}).`,
  ];
  const sentences = [
    steps.join(', '),
    !isNow && asked < approval && `No production on ${inFull(asked)}: the next day with it counts.`,
    isNow && `The proof usually comes within ${businessDays(proofBusinessDays)} of the order.`,
    transit.fromCarrier
      ? 'The carrier gave the transit days.'
      : `The transit days come from our own table (${table.version}), not from the carrier.`,
    needed !== undefined &&
      !carrier.isOpen(needed) &&
      `Nothing is delivered on ${inFull(needed)}, so it must arrive before.`,
    'It is an estimate, not a guarantee.',
    place &&
      limits.freeShippingOver !== null &&
      `Ground shipping is free in the ${limits.freeShippingRegion} only; shipping to ${place} costs extra.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
