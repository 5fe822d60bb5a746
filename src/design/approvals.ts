import type { ProductId } from '../book/schema.ts';
import type { EstimateDocument } from '../contract/answers.ts';
import { addOpenDays, cutOffOn, deliveryCalendars, isoInstant } from '../delivery/calendar.ts';
import {
  arrivalOf,
  lastApprovalBefore,
  lastApprovalFor,
  nextApproval,
  productionOf,
  scheduleFrom,
} from '../delivery/schedule.ts';
import { timelineOf } from '../delivery/timeline.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { type Day, isoDate, likelyArrival, parseDay } from '../text/days.ts';
import type { Design } from './design.ts';

/** An order whose dates are counted in the browser, with the server's days in transit. */
export interface Dated {
  readonly catalog: Catalog;
  readonly design: Pick<Design, 'product' | 'options'>;
  readonly estimate: EstimateDocument;
}

/** What a desired date requires, for one product. */
export type NeededBy = Readonly<ReturnType<typeof neededBy>[number]>;

/**
 * When to approve the proof for an order to arrive by a date, for every product, the chosen one
 * first; the others have their default options.
 *
 * @param date desired, such as `2026-12-04`; any other text needs nothing
 */
export function neededBy(dated: Dated, date: string, now: Date) {
  const { catalog, design } = dated;
  const calendars = deliveryCalendars(catalog.book.delivery);
  const day = parseDay(date);
  if (day === undefined) return [];
  const next = nextApproval(now.getTime(), calendars);
  const others = catalog.productIds.filter((id) => id !== design.product);
  return [design.product, ...others].map((product) => {
    const { production, transitDays, arrival } = countingOf(dated, product);
    const last = lastApprovalBefore(day, production, transitDays, calendars);
    return {
      product,
      /** The last cut-off with which approving the proof meets the date, unless it has passed. */
      approveBy: last >= next ? isoInstant(cutOffOn(last, calendars)) : undefined,
      /** Arrival if the proof is approved a production day later. */
      dayLater: isoDate(arrival(addOpenDays(calendars.production, last, 1))),
      /** Arrival if the proof is approved by the next cut-off. */
      earliest: isoDate(arrival(next)),
    };
  });
}

/**
 * The steps from the likely approval to the door, and the next approval after it that makes the
 * order arrive later.
 */
export function likelyCourse(dated: Dated) {
  const { design, estimate } = dated;
  const counting = countingOf(dated, design.product);
  const { production, calendars, arrival } = counting;
  const approval = parseDay(likelyArrival(estimate).approved) as Day;
  const schedule = scheduleFrom(approval, production, calendars);
  const last = lastApprovalFor(schedule.pickup, production, calendars);
  const later = addOpenDays(calendars.production, last, 1);
  return {
    timeline: timelineOf(schedule, arrival(approval), counting),
    later: { approved: isoDate(later), arrives: isoDate(arrival(later)) },
  };
}

function countingOf({ catalog, design, estimate }: Dated, product: ProductId) {
  const calendars = deliveryCalendars(catalog.book.delivery);
  const options = product === design.product ? design.options : {};
  const production = productionOf(product, catalog.book.products[product], options);
  const transitDays = estimate.transit_business_days;
  const arrival = (approval: Day) =>
    arrivalOf(scheduleFrom(approval, production, calendars).pickup, transitDays, calendars);
  return { production, transitDays, calendars, arrival };
}
