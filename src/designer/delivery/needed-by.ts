import { delivery } from '../../book/calendars.ts';
import type { ProductId } from '../../book/schema.ts';
import type { EstimateDocument } from '../../contract/estimate.ts';
import { addOpenDays, openDayFrom } from '../../delivery/business-calendar.ts';
import { deliveryCalendars } from '../../delivery/calendars.ts';
import { instantOf } from '../../delivery/local-time.ts';
import { type DayNumber, formatDay } from '../../delivery/plain-date.ts';
import { scheduleOrder } from '../../delivery/schedule.ts';
import { productIds } from '../../pricing/catalog.ts';

/** What a wished date means for one product. */
export interface NeededBy {
  readonly product: ProductId;
  /** The last instant at which an approved proof makes the date; `undefined` if none does. */
  readonly approveBy?: string;
  /** When it arrives if the proof is approved a production day after that. */
  readonly dayLater: string;
  /** When it arrives at the earliest. */
  readonly earliest: string;
}

/** A later date than this many days ahead is answered as if it were that one. */
const daysAhead = 400;

const calendars = deliveryCalendars(delivery);

/**
 * The last moment to approve the proof for an order to arrive by a date, for every product, the
 * chosen one first.
 *
 * @param date wished for, such as `2026-12-04`
 * @param estimate the server's, which knows the days in transit
 */
export function neededBy(
  date: string,
  now: Date,
  { transit_business_days: transitDays }: EstimateDocument,
  chosen: ProductId,
): NeededBy[] {
  const products = [chosen, ...productIds.filter((id) => id !== chosen)];
  return products.map((product) => {
    const arrival = (approval: DayNumber) => arrivalOf(approval, product, transitDays);
    const first = scheduleOrder(now, product, calendars).approval;
    const earliest = formatDay(arrival(first));
    if (earliest > date) return { product, dayLater: earliest, earliest };
    let last = first;
    let next = nextProductionDay(last);
    while (formatDay(arrival(next)) <= date && next < first + daysAhead) {
      last = next;
      next = nextProductionDay(next);
    }
    const { cutOffMinutes, timeZone } = calendars;
    return {
      product,
      approveBy: instantOf(last, cutOffMinutes, timeZone).toISOString(),
      dayLater: formatDay(arrival(next)),
      earliest,
    };
  });
}

function nextProductionDay(day: DayNumber): DayNumber {
  return openDayFrom(calendars.production, day + 1);
}

function arrivalOf(approval: DayNumber, product: ProductId, transitDays: number): DayNumber {
  const noon = instantOf(approval, calendars.cutOffMinutes, calendars.timeZone);
  const { pickup } = scheduleOrder(noon, product, calendars);
  return addOpenDays(calendars.carrier, pickup, transitDays);
}
