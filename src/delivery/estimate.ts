import type { TZDate } from '@date-fns/tz';
import type { ProductId } from '../book/schema.ts';
import type { TransitData } from '../book/transit-schema.ts';
import { addOpenDays } from './business-calendar.ts';
import type { DeliveryCalendars } from './calendars.ts';
import type { Destination } from './destination.ts';
import { formatDay, type PlainDate, spellDay } from './plain-date.ts';
import type { Schedule } from './schedule.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';
import type { Transit } from './transit-source.ts';
import { businessDays, spellCutOff } from './wording.ts';

/** When an order arrives. The three figures agree: delivery is shipping plus the transit days. */
export interface Estimate {
  readonly zip: string;
  readonly product: ProductId;
  readonly shipDate: PlainDate;
  readonly deliveryDate: PlainDate;
  readonly transitBusinessDays: number;
  readonly method: string;
  readonly assumes: string;
  /** The last instant at which an approval gives these dates for certain. */
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
 * Carries a schedule on to the buyer's door. The ship date is day 0 of the transit, which counts
 * the carrier's days only, whoever said how many there are.
 */
export function estimateDelivery(input: EstimateInput): Estimate {
  const { schedule, destination, transit, calendars } = input;
  const delivered = addOpenDays(calendars.carrier, schedule.pickup, transit.days);
  return {
    zip: destination.zip,
    product: schedule.product,
    shipDate: formatDay(schedule.pickup),
    deliveryDate: formatDay(delivered),
    transitBusinessDays: transit.days,
    method: transit.source,
    assumes: assumptions(input),
    approvalDeadline: schedule.holdsUntil,
    timeline: timelineOf(schedule, delivered, transit.days, calendars),
  };
}

function assumptions(input: EstimateInput): string {
  const { schedule, destination, transit, calendars, origin, freeShippingRegion } = input;
  const place = destination.beyondFreeShipping;
  const steps = [
    'Order now',
    `proof approved by ${spellCutOff(calendars)} on ${spellDay(schedule.approval)}`,
    `standard production (${businessDays(calendars.productionDays[schedule.product])} for ${schedule.product})`,
    `then the current ground transit time (${businessDays(transit.days)}) from a fixed origin in ${origin.state} (ZIP ${origin.zip}).`,
  ];
  const sentences = [steps.join(', '), 'It is an estimate, not a guarantee.'];
  if (place) {
    sentences.push(
      `Free shipping is for the ${freeShippingRegion} only: shipping to ${place} is charged.`,
    );
  }
  return sentences.join(' ');
}
