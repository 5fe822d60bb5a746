import type { EstimateDocument } from '../contract/estimate.ts';
import { isoInstant } from '../delivery/calendar.ts';
import type { Estimate } from '../delivery/estimate.ts';

/** An estimate in the form that HTTP returns. */
export function estimateDocument(estimate: Estimate): EstimateDocument {
  const { withProof, neededBy } = estimate;
  return {
    zip: estimate.zip,
    product: estimate.product,
    ship_date: estimate.shipDate,
    delivery_date: estimate.deliveryDate,
    transit_business_days: estimate.transitBusinessDays,
    method: estimate.method,
    assumes: estimate.assumes,
    approval_deadline: isoInstant(estimate.approvalDeadline),
    ...(withProof && {
      with_proof: {
        approved: withProof.approved,
        ship_date: withProof.shipDate,
        delivery_date: withProof.deliveryDate,
      },
    }),
    ...(neededBy && {
      needed_by: {
        date: neededBy.date,
        possible: neededBy.approveBy !== undefined,
        ...(neededBy.approveBy && { approve_by: isoInstant(neededBy.approveBy) }),
      },
    }),
    timeline: [...estimate.timeline],
  };
}
