import type { TZDate } from '@date-fns/tz';
import type { ProductId } from '../book/schema.ts';
import type { TransitData } from '../book/transit-schema.ts';
import { addOpenDays } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import { isoDate, type PlainDate, spellDay } from './day.ts';
import type { Destination } from './destination.ts';
import type { Production } from './production.ts';
import type { Schedule } from './schedule.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';
import type { Transit } from './transit-source.ts';
import { businessDays } from './wording.ts';

/** When an order arrives. Its dates are consistent: delivery is shipping plus the transit days. */
export interface Estimate {
  readonly zip: string;
  readonly product: ProductId;
  readonly shipDate: PlainDate;
  readonly deliveryDate: PlainDate;
  readonly transitBusinessDays: number;
  readonly method: string;
  readonly assumes: string;
  /** The last instant at which approving the proof still results in these dates. */
  readonly approvalDeadline: TZDate;
  readonly timeline: readonly TimelineEntry[];
}

export interface EstimateInput {
  readonly schedule: Schedule;
  readonly destination: Destination;
  readonly transit: Transit;
  readonly calendars: DeliveryCalendars;
  readonly origin: TransitData['origin'];
  readonly freeShippingRegion: string;
}

/**
 * Adds the transit to a schedule. The ship date is day 0 of the transit, which only counts the
 * carrier's days, whatever the source of their number.
 */
export function estimateDelivery(input: EstimateInput): Estimate {
  const { schedule, destination, transit, calendars } = input;
  const delivered = addOpenDays(calendars.carrier, schedule.pickup, transit.days);
  return {
    zip: destination.zip,
    product: schedule.production.product,
    shipDate: isoDate(schedule.pickup),
    deliveryDate: isoDate(delivered),
    transitBusinessDays: transit.days,
    method: transit.source,
    assumes: assumptions(input),
    approvalDeadline: schedule.approvalDeadline,
    timeline: timelineOf(schedule, delivered, transit.days, calendars),
  };
}

function assumptions(input: EstimateInput): string {
  const { schedule, destination, transit, calendars, origin, freeShippingRegion } = input;
  const place = destination.beyondFreeShipping;
  const steps = [
    'Order now',
    `proof approved by ${calendars.cutOffText} on ${spellDay(schedule.approval)}`,
    `${productionWords(schedule.production)} (${businessDays(schedule.production.days)} for ${schedule.production.noun})`,
    `then ${transit.fromCarrier ? 'the current' : 'the usual'} ground transit time (${businessDays(transit.days)}) from a fixed origin in ${origin.state} (ZIP ${origin.zip}).`,
  ];
  const sentences = [
    steps.join(', '),
    transit.fromCarrier
      ? 'The carrier gave the transit days for this ship date.'
      : 'The transit days come from our table, not from the carrier.',
    'It is an estimate, not a guarantee.',
  ];
  if (place) {
    sentences.push(
      `Ground shipping is free in the ${freeShippingRegion} only; shipping to ${place} costs extra.`,
    );
  }
  return sentences.join(' ');
}

function productionWords({ changedBy }: Production): string {
  return changedBy.length === 0 ? 'standard production' : `production with ${changedBy.join(', ')}`;
}
