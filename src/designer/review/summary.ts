import { facts } from '../../book/facts.ts';
import { describeOrder, describePrice, type Line } from '../../order/describe.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { stateFact } from '../../pricing/facts.ts';
import { bodyOf } from '../artwork/picture.ts';
import type { Scene } from '../view/scene.ts';

/** What the design asks for, with the date of arrival if it was asked for. */
export function orderLines(scene: Scene): Line[] {
  const { catalog, order, frame, dates } = scene;
  const { isArtwork, artwork } = bodyOf(scene);
  const look = { ...order.look, body: { ...order.look.body, isArtwork, artwork } };
  return describeOrder(catalog, { ...order, look }, frame.cut, dates?.estimate);
}

/** The total and what it doesn't include. */
export function priceLines({ catalog, quote, dates }: Scene): Line[] {
  return describePrice(catalog, quote, dates?.chargedPlace);
}

/** The seller's fact about the proof. Facts load with the review, not with the designer. */
export function proofFact(catalog: Catalog): string {
  return stateFact(catalog, facts.proof);
}
