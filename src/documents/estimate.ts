import { formatISO } from 'date-fns';
import type { EstimateDocument } from '../contract/estimate.ts';
import type { Estimate } from '../delivery/estimate.ts';

/** An estimate in the form that HTTP returns. */
export function estimateDocument(estimate: Estimate): EstimateDocument {
  return {
    zip: estimate.zip,
    product: estimate.product,
    ship_date: estimate.shipDate,
    delivery_date: estimate.deliveryDate,
    transit_business_days: estimate.transitBusinessDays,
    method: estimate.method,
    assumes: estimate.assumes,
    approval_deadline: formatISO(estimate.approvalDeadline),
    timeline: [...estimate.timeline],
  };
}
