import type { TransitData } from '../book/schema.ts';
import type { EstimateDocument } from '../contract/answers.ts';
import { businessDays } from '../text/counts.ts';
import { type Day, fullDateText, isoDate } from '../text/days.ts';
import { cutOffOn, type DeliveryCalendars, isoInstant } from './calendar.ts';
import type { Destination, Transit } from './destination.ts';
import {
  approvalOn,
  arrivalOf,
  lastApprovalBefore,
  lastApprovalFor,
  nextApproval,
  type Production,
  proofDay,
  scheduleFrom,
} from './schedule.ts';

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
  /** Where ground shipping can be free, if anywhere. */
  readonly freeShippingRegion: string | undefined;
}

/**
 * Estimates an order, forwards from its approval and backwards from the day it is needed. Without
 * an approval it is at the next cut-off, and the estimate adds the dates with the usual proof. The
 * dates are consistent: delivery is shipping plus the transit days.
 */
export function estimateDelivery(input: EstimateInput): EstimateDocument {
  const { now, production, destination, transit, calendars, neededBy } = input;
  const isNow = input.approval === undefined;
  const approval = isNow ? nextApproval(now, calendars) : approvalOn(input.approval, calendars);
  const { pickup } = scheduleFrom(approval, production, calendars);
  const proofed = isNow && scheduleFrom(proofDay(now, calendars), production, calendars);
  const delivered = arrivalOf(pickup, transit.days, calendars);
  const deadline = cutOffOn(lastApprovalFor(pickup, production, calendars), calendars);
  return {
    zip: destination.zip,
    product: production.product,
    ship_date: isoDate(pickup),
    delivery_date: isoDate(delivered),
    transit_business_days: transit.days,
    method: calendars.carrierName,
    assumes: assumptions(input, approval),
    approval_deadline: isoInstant(deadline),
    ...(proofed && {
      with_proof: {
        approved: isoDate(proofed.approval),
        ship_date: isoDate(proofed.pickup),
        delivery_date: isoDate(arrivalOf(proofed.pickup, transit.days, calendars)),
      },
    }),
    ...(neededBy !== undefined && { needed_by: requirementOf(neededBy, approval, input) }),
  };
}

/** Whether the approval that counts has the order there by a date, and what would. */
function requirementOf(
  neededBy: Day,
  approval: Day,
  { now, production, transit, calendars }: EstimateInput,
): EstimateDocument['needed_by'] {
  const last = lastApprovalBefore(neededBy, production, transit.days, calendars);
  return {
    date: isoDate(neededBy),
    possible: approval <= last,
    ...(last >= nextApproval(now, calendars) && {
      approve_by: isoInstant(cutOffOn(last, calendars)),
    }),
  };
}

function assumptions(input: EstimateInput, approval: Day): string {
  const { production, destination, transit, calendars, table, freeShippingRegion } = input;
  const { approval: asked, neededBy } = input;
  const place = destination.beyondFreeShipping;
  const isNow = asked === undefined;
  const { changedBy } = production;
  const made =
    changedBy.length > 0 ? `production with ${changedBy.join(', ')}` : 'standard production';
  const steps = [
    `${isNow ? 'Order now, proof' : 'Proof'} approved by ${calendars.cutOffText} on ${inFull(approval)}`,
    `${made} (${businessDays(production.days)} for ${production.noun})`,
    `then ${transit.fromCarrier ? 'the current' : 'the usual'} ground transit time (${businessDays(transit.days)}) from a fixed origin in ${table.origin.state} (ZIP ${table.origin.zip}).`,
  ];
  const sentences = [
    steps.join(', '),
    !isNow && asked < approval && `No production on ${inFull(asked)}: the next day with it counts.`,
    isNow &&
      `The proof usually comes within ${businessDays(calendars.proofBusinessDays)} of the order.`,
    transit.fromCarrier
      ? 'The carrier gave the transit days.'
      : `The transit days come from our own table (${table.version}), not from the carrier.`,
    neededBy !== undefined &&
      !calendars.carrier.isOpen(neededBy) &&
      `Nothing is delivered on ${inFull(neededBy)}, so it must arrive before.`,
    'It is an estimate, not a guarantee.',
    place &&
      freeShippingRegion &&
      `Ground shipping is free in the ${freeShippingRegion} only; shipping to ${place} costs extra.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function inFull(day: Day): string {
  return fullDateText(isoDate(day));
}
