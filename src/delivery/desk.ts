import type { Book } from '../book/schema.ts';
import type { TransitData } from '../book/transit-schema.ts';
import { deliveryCalendars } from './calendars.ts';
import { isoDate } from './day.ts';
import type { Destination } from './destination.ts';
import { type Estimate, estimateDelivery } from './estimate.ts';
import type { Production } from './production.ts';
import { scheduleOrder } from './schedule.ts';
import type { TransitSource } from './transit-source.ts';

/** What delivery dates depend on besides the book. */
export interface DeliveryDesk {
  /** Which ZIP codes are served, and where parcels ship from. */
  readonly table: TransitData;
  readonly source: TransitSource;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** An estimate, and how long it stays valid in milliseconds; never negative. */
export interface DatedEstimate {
  readonly estimate: Estimate;
  readonly validForMs: number;
}

export type Estimator = (
  destination: Destination,
  production: Production,
) => Promise<DatedEstimate>;

/** Estimates delivery for a proof approved now. */
export function estimator({ delivery, limits }: Book, desk: DeliveryDesk): Estimator {
  const calendars = deliveryCalendars(delivery);
  return async (destination, production) => {
    const schedule = scheduleOrder(new Date(desk.clock()), production, calendars);
    const transit = await desk.source.transitTo(destination, isoDate(schedule.pickup));
    const estimate = estimateDelivery({
      schedule,
      destination,
      transit,
      calendars,
      origin: desk.table.origin,
      freeShippingRegion: limits.freeShippingRegion,
    });
    const scheduleMs = schedule.validUntil.getTime() - desk.clock();
    return {
      estimate,
      validForMs: Math.max(0, Math.min(scheduleMs, transit.freshForMs ?? scheduleMs)),
    };
  };
}
