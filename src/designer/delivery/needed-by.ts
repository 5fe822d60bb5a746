import { delivery } from '../../book/calendars.ts';
import type { ProductId } from '../../book/schema.ts';
import type { EstimateDocument } from '../../contract/estimate.ts';
import { addOpenDays } from '../../delivery/business-calendar.ts';
import { deliveryCalendars } from '../../delivery/calendars.ts';
import { isoDate } from '../../delivery/day.ts';
import { productionOf } from '../../delivery/production.ts';
import { type Schedule, scheduleOrder } from '../../delivery/schedule.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Design } from '../state/design.ts';

/** What a desired date requires, for one product. */
export interface NeededBy {
  readonly product: ProductId;
  /**
   * The last instant at which approving the proof meets the date; `undefined` if it is too late.
   */
  readonly approveBy?: string;
  /** Arrival if the proof is approved a production day later. */
  readonly dayLater: string;
  /** The earliest arrival. */
  readonly earliest: string;
}

/** A date further ahead than this many production days is treated like that one. */
const daysAhead = 300;

const calendars = deliveryCalendars(delivery);

/**
 * The last moment to approve the proof for an order to arrive by a date, for every product, the
 * chosen one first.
 *
 * @param date desired, such as `2026-12-04`
 * @param estimate the server's, which has the days in transit
 */
export function neededBy(
  { book, productIds }: Catalog,
  chosen: Pick<Design, 'product' | 'options'>,
  date: string,
  now: Date,
  { transit_business_days: transitDays }: EstimateDocument,
): NeededBy[] {
  const products = [chosen.product, ...productIds.filter((id) => id !== chosen.product)];
  const arrival = ({ pickup }: Schedule) =>
    isoDate(addOpenDays(calendars.carrier, pickup, transitDays));
  return products.map((product) => {
    const options = product === chosen.product ? chosen.options : {};
    const production = productionOf(product, book.products[product], options);
    let last = scheduleOrder(now, production, calendars);
    const earliest = arrival(last);
    if (earliest > date) return { product, dayLater: earliest, earliest };
    let next = dayAfter(last);
    for (let days = 0; days < daysAhead && arrival(next) <= date; days += 1) {
      last = next;
      next = dayAfter(next);
    }
    return {
      product,
      approveBy: last.approvalDeadline.toISOString(),
      dayLater: arrival(next),
      earliest,
    };
  });
}

/** The schedule of an approval that just misses another one's deadline. */
function dayAfter({ approvalDeadline, production }: Schedule): Schedule {
  return scheduleOrder(new Date(approvalDeadline.getTime() + 1), production, calendars);
}
