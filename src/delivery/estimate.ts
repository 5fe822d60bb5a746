import type { TZDate } from '@date-fns/tz';
import type { ProductId, TransitData } from '../book/schema.ts';
import { businessDays } from '../text/counts.ts';
import { type Day, fullDateText, isoDate, type PlainDate } from '../text/days.ts';
import { type BusinessCalendar, cutOffOn, type DeliveryCalendars } from './calendar.ts';
import type { Destination, Transit } from './destination.ts';
import {
  approvalOn,
  arrivalOf,
  lastApprovalBefore,
  lastApprovalFor,
  nextApproval,
  type Production,
  proofDay,
  type Schedule,
  scheduleFrom,
} from './schedule.ts';

/** When an order arrives. Its dates are consistent: delivery is shipping plus the transit days. */
export interface Estimate {
  readonly zip: string;
  readonly product: ProductId;
  readonly shipDate: PlainDate;
  readonly deliveryDate: PlainDate;
  readonly transitBusinessDays: number;
  /** The carrier's service. */
  readonly method: string;
  readonly assumes: string;
  /** The last cut-off with which approving the proof still results in these dates. */
  readonly approvalDeadline: TZDate;
  /** The dates if the proof takes its usual time and is approved on the day it comes. */
  readonly withProof?: ProofDates;
  readonly neededBy?: NeededBy;
  readonly timeline: readonly TimelineEntry[];
}

interface ProofDates {
  readonly approved: PlainDate;
  readonly shipDate: PlainDate;
  readonly deliveryDate: PlainDate;
}

/** What it takes to have an order by a date. */
interface NeededBy {
  readonly date: PlainDate;
  /** The last cut-off that delivers on or before the date; absent if it has passed. */
  readonly approveBy?: TZDate;
}

interface EstimateInput {
  /** When the order is placed, in milliseconds since 1970. */
  readonly now: number;
  readonly production: Production;
  readonly destination: Destination;
  readonly transit: Transit;
  /** The day on which the proof is approved, if the buyer names one. Without production, the next day with it counts. */
  readonly approval?: Day | undefined;
  readonly neededBy?: Day | undefined;
  readonly calendars: DeliveryCalendars;
  readonly table: Pick<TransitData, 'origin' | 'version'>;
  readonly freeShippingRegion: string;
}

/**
 * Estimates an order, forwards from its approval and backwards from the day it is needed. Without
 * an approval it is at the next cut-off, and the estimate adds the dates with the usual proof.
 */
export function estimateDelivery(input: EstimateInput): Estimate {
  const { now, production, destination, transit, calendars, neededBy } = input;
  const arrival = ({ pickup }: Schedule) => arrivalOf(pickup, transit.days, calendars);
  const approval =
    input.approval === undefined
      ? nextApproval(now, calendars)
      : approvalOn(input.approval, calendars);
  const schedule = scheduleFrom(approval, production, calendars);
  const delivered = arrival(schedule);
  const proofed =
    input.approval === undefined
      ? scheduleFrom(proofDay(now, calendars), production, calendars)
      : undefined;
  return {
    zip: destination.zip,
    product: production.product,
    shipDate: isoDate(schedule.pickup),
    deliveryDate: isoDate(delivered),
    transitBusinessDays: transit.days,
    method: calendars.carrierName,
    assumes: assumptions(input, approval),
    approvalDeadline: cutOffOn(lastApprovalFor(schedule.pickup, production, calendars), calendars),
    ...(proofed && {
      withProof: {
        approved: isoDate(proofed.approval),
        shipDate: isoDate(proofed.pickup),
        deliveryDate: isoDate(arrival(proofed)),
      },
    }),
    ...(neededBy !== undefined && { neededBy: requirementOf(neededBy, input) }),
    timeline: [
      ...closures(calendars.production, input.approval ?? approval, approval, 'no production'),
      ...timelineOf(schedule, delivered, { production, transitDays: transit.days, calendars }),
    ],
  };
}

function requirementOf(neededBy: Day, input: EstimateInput): NeededBy {
  const { now, production, transit, calendars } = input;
  const last = lastApprovalBefore(neededBy, production, transit.days, calendars);
  const isAhead = last >= nextApproval(now, calendars);
  return { date: isoDate(neededBy), ...(isAhead && { approveBy: cutOffOn(last, calendars) }) };
}

function assumptions(input: EstimateInput, approval: Day): string {
  const { production, destination, transit, calendars, table, freeShippingRegion } = input;
  const place = destination.beyondFreeShipping;
  const isNow = input.approval === undefined;
  const steps = [
    ...(isNow ? ['Order now'] : []),
    `${isNow ? 'proof' : 'Proof'} approved by ${calendars.cutOffText} on ${fullDateText(isoDate(approval))}`,
    `${productionWords(production)} (${businessDays(production.days)} for ${production.noun})`,
    `then ${transit.fromCarrier ? 'the current' : 'the usual'} ground transit time (${businessDays(transit.days)}) from a fixed origin in ${table.origin.state} (ZIP ${table.origin.zip}).`,
  ];
  const { approval: asked = approval, neededBy } = input;
  const sentences = [
    steps.join(', '),
    ...(asked < approval
      ? [`No production on ${fullDateText(isoDate(asked))}: the next day with it counts.`]
      : []),
    ...(isNow
      ? [
          `The proof usually comes within ${businessDays(calendars.proofBusinessDays)} of the order.`,
        ]
      : []),
    transit.fromCarrier
      ? 'The carrier gave the transit days for this ship date.'
      : `The transit days come from our own table (${table.version}), not from the carrier.`,
    ...(neededBy !== undefined && !calendars.carrier.isOpen(neededBy)
      ? [`Nothing is delivered on ${fullDateText(isoDate(neededBy))}, so it must arrive before.`]
      : []),
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

type Step = 'approval' | 'production' | 'shipping' | 'delivery' | 'closed';

/** A dated step of an order, in a sentence for people. */
interface TimelineEntry {
  readonly date: PlainDate;
  readonly step: Step;
  readonly event: string;
}

/** What a timeline counts. */
interface Counted {
  readonly production: Production;
  readonly transitDays: number;
  readonly calendars: DeliveryCalendars;
}

/** Every step from approval to delivery and the closures that delay one, in order. */
export function timelineOf(
  { approval, produced, pickup }: Schedule,
  delivered: Day,
  { production, transitDays, calendars }: Counted,
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
function closures(
  calendar: BusinessCalendar,
  start: Day,
  end: Day,
  consequence: string,
): TimelineEntry[] {
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

function entry(day: Day, step: Step, event: string): TimelineEntry {
  return { date: isoDate(day), step, event };
}
