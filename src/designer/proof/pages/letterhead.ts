import { boxOutline } from '../../../drawing/outline.ts';
import { dark, white, yellow } from './inks.ts';
import { type Mark, rule, text, widthOf } from './page.ts';

/** The seller's name over a line, and a tab on it that says what the document is. */
export function letterhead(seller: string, what: string, left: number, right: number): Mark[] {
  const widthInches = widthOf(what, 13, true) + 0.5;
  const xInches = right - widthInches - 0.14;
  const tab = { xInches, yInches: 0.42, widthInches, heightInches: 0.5 };
  const below = {
    xInches: xInches - 0.1,
    yInches: 0.78,
    widthInches: widthInches + 0.2,
    heightInches: 0.2,
  };
  return [
    text(seller, left, 0.64, { points: 15, paint: dark, isBold: true }),
    { kind: 'shape', path: boxOutline(tab, 0.08), fill: yellow, stroke: dark, linePoints: 0.6 },
    { kind: 'shape', path: boxOutline(below), fill: white },
    text(what, xInches + 0.25, 0.66, { points: 13, paint: dark, isBold: true }),
    rule(left, 0.78, right, 0.78, dark, 1.25),
  ];
}
