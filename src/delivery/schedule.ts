import type { ProductData, ProductId } from '../book/schema.ts';
import { businessDays } from '../text/counts.ts';
import { type Day, fullDateText, isoDate } from '../text/days.ts';
import {
  addOpenDays,
  type BusinessCalendar,
  type DeliveryCalendars,
  localTime,
  openDayFrom,
} from './calendar.ts';

/** The parts of an order that affect its dates. */
export type Production = Readonly<ReturnType<typeof productionOf>>;

/**
 * How long production takes: the product's days, and what each choice adds or saves.
 *
 * @param options choice ids by option key; an omitted one is at its default.
 */
export function productionOf(
  product: ProductId,
  { noun, productionDays, options: all }: ProductData,
  options: Readonly<Record<string, string>> = {},
) {
  const changing = all
    .flatMap(({ key, choices }) => choices.find(({ id }) => id === options[key]) ?? [])
    .filter((choice) => choice.productionDays);
  return {
    product,
    noun,
    /** Business days from the approval of the proof to the last day of production. */
    days: changing.reduce((sum, choice) => sum + (choice.productionDays ?? 0), productionDays),
    /** Labels of the choices that change the days; empty for standard production. */
    changedBy: changing.map(({ label }) => label),
  };
}

/**
 * The production day that an approval at `now` counts for. Up to and at the cut-off of a production
 * day it is that day; otherwise it is the next production day.
 *
 * @param now milliseconds since 1970
 */
export function nextApproval(now: number, calendars: DeliveryCalendars): Day {
  const { today, isPastCutOff } = localTime(now, calendars);
  return openDayFrom(calendars.production, isPastCutOff ? today + 1 : today);
}

/**
 * The production day on which the proof of an order placed at `now` usually comes, whatever the
 * hour of the order.
 *
 * @param now milliseconds since 1970
 */
export function proofDay(now: number, calendars: DeliveryCalendars): Day {
  const { today } = localTime(now, calendars);
  return addOpenDays(calendars.production, today, calendars.proofBusinessDays);
}

/** The days from a proof's approval, day 0, to the pickup of the parcels. */
export type Schedule = Readonly<ReturnType<typeof scheduleFrom>>;

/** Forwards: when an order is made and picked up if its proof is approved on a production day. */
export function scheduleFrom(approval: Day, production: Production, calendars: DeliveryCalendars) {
  const produced = addOpenDays(calendars.production, approval, production.days);
  return { approval, produced, pickup: openDayFrom(calendars.pickup, produced) };
}

/** Forwards: when parcels arrive. The day of their pickup is day 0 of the transit. */
export function arrivalOf(pickup: Day, transitDays: number, { carrier }: DeliveryCalendars): Day {
  return addOpenDays(carrier, pickup, transitDays);
}

/**
 * Backwards: the last production day on which approving the proof still makes a pickup. It is later
 * than the schedule's own approval if two of them lead to the same pickup, as around Christmas.
 */
export function lastApprovalFor(
  pickup: Day,
  production: Production,
  calendars: DeliveryCalendars,
): Day {
  const produced = openDayFrom(calendars.production, pickup, -1);
  return addOpenDays(calendars.production, produced, -production.days);
}

/**
 * Backwards: the last production day on which approving the proof still delivers on or before a
 * day, whether the carrier delivers on that day or not.
 */
export function lastApprovalBefore(
  neededBy: Day,
  production: Production,
  transitDays: number,
  calendars: DeliveryCalendars,
): Day {
  const { carrier, pickup } = calendars;
  const delivered = openDayFrom(carrier, neededBy, -1);
  const shipped = openDayFrom(pickup, addOpenDays(carrier, delivered, -transitDays), -1);
  return lastApprovalFor(shipped, production, calendars);
}

/** Days that buyers name: when they approve the proof, and by when they need the order. */
export type DayKind = 'approve' | 'neededBy';

/** Why a day can't be asked for, and the first and last that can. */
export type DayRefusal = NonNullable<ReturnType<typeof refusalOfDay>>;

/** How many days ahead a day can be asked for. */
const daysAheadMax = 366;

/**
 * Checks a day that a buyer names. A day of approval that production doesn't work means the next
 * one that it does; it is too late for one whose cut-off has passed.
 *
 * @param now milliseconds since 1970
 */
export function refusalOfDay(kind: DayKind, day: Day, now: number, calendars: DeliveryCalendars) {
  const { today } = localTime(now, calendars);
  const last = today + daysAheadMax;
  const next = nextApproval(now, calendars);
  const first = kind === 'approve' ? next : today;
  const days = { first: isoDate(first), last: isoDate(last) };
  if (day < today) return { reason: 'past', ...days } as const;
  if (day > last) return { reason: 'tooFar', ...days } as const;
  const isTooLate = kind === 'approve' && openDayFrom(calendars.production, day) < next;
  return isTooLate ? ({ reason: 'tooLate', ...days } as const) : undefined;
}

/** A dated step of an order, in a sentence for people; the date is an ISO date. */
export type TimelineEntry = ReturnType<typeof entry>;

interface Course {
  readonly production: Production;
  readonly transitDays: number;
  readonly calendars: DeliveryCalendars;
}

/** Every step from approval to delivery and the closures that delay one, in order. */
export function timelineOf(
  { approval, produced, pickup }: Schedule,
  delivered: Day,
  { production, transitDays, calendars }: Course,
): TimelineEntry[] {
  const { carrierName, cutOffText } = calendars;
  return [
    entry(approval, 'approval', `Proof approved by ${cutOffText}`),
    ...closures(calendars.production, approval + 1, produced, 'no production'),
    entry(produced, 'production', `Production finished, after ${businessDays(production.days)}`),
    ...closures(calendars.pickup, produced, pickup, 'no pickup'),
    entry(pickup, 'shipping', `Shipped by ${carrierName}`),
    ...closures(calendars.carrier, pickup + 1, delivered, 'no delivery'),
    entry(delivered, 'delivery', `Delivered, after ${businessDays(transitDays)} in transit`),
  ];
}

/** The closures from `start` until the day before `end`; one of several days is one entry. */
function closures(calendar: BusinessCalendar, start: Day, end: Day, consequence: string) {
  const found: { readonly name: string; readonly first: Day; last: Day }[] = [];
  for (let day = start; day < end; day += 1) {
    const name = calendar.closureOn(day);
    const previous = found.at(-1);
    if (name && previous?.name === name) previous.last = day;
    else if (name) found.push({ name, first: day, last: day });
  }
  return found.map(({ name, first, last }) => {
    const through = last > first ? `, through ${fullDateText(isoDate(last))}` : '';
    return entry(first, 'closed', `${name}${through}: ${consequence}`);
  });
}

type Step = 'approval' | 'production' | 'shipping' | 'delivery' | 'closed';

function entry(day: Day, step: Step, event: string) {
  return { date: isoDate(day), step, event };
}
