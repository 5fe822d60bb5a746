import { facts } from '../../book/facts.ts';
import { describeOrder, describePrice, type Line } from '../../order/describe.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { stateFact } from '../../pricing/facts.ts';
import { bodyOf } from '../artwork/picture.ts';
import type { Scene } from '../view/scene.ts';

/** What the design asks for, with the date of arrival if it was asked for. */
export function orderLines(scene: Scene): Line[] {
  const { catalog, order, frame, state } = scene;
  const { answer } = state.delivery;
  const { isArtwork, artwork } = bodyOf(scene);
  const look = { ...order.look, body: { ...order.look.body, isArtwork, artwork } };
  const arrival = answer?.kind === 'estimate' ? answer.estimate : undefined;
  return describeOrder(catalog, { ...order, look }, frame.cut, arrival);
}

/** The total and what it doesn't include. */
export function priceLines({ catalog, quote, state }: Scene): Line[] {
  const { answer } = state.delivery;
  const place = answer?.kind === 'estimate' ? answer.chargedPlace : undefined;
  return describePrice(catalog, quote, place);
}

/** The seller's fact about the proof. Facts load with the review, not with the designer. */
export function proofFact(catalog: Catalog): string {
  return stateFact(catalog, facts.proof);
}
