import { dollars } from '../../text/money.ts';
import type { Scene } from '../view/scene.ts';
import {
  colorNames,
  designLines,
  hasOwnColors,
  priceLines,
  productName,
  type SummaryLine,
} from './summary.ts';

/** A design in plain text, in parts that an e-mail can include or omit. */
export interface OrderText {
  /** Everything but the titles, line by line. */
  readonly summary: string;
  /** Product, numbers and total in one line, for a short e-mail. */
  readonly shortSummary: string;
  /** Numbered, one per line; empty if all tabs are blank. */
  readonly titles: string;
}

export function orderText(scene: Scene): OrderText {
  const { build, quote } = scene;
  const name = productName(scene);
  const lines = [...designLines(scene), ...priceLines(scene)];
  return {
    summary: [name, ...lines.map(asText)].join('\n'),
    shortSummary: `${name}: ${setsOfTabs(scene)}, ${dollars(quote.totalCents)} total.`,
    titles: build.titles ? titleLines(scene).join('\n') : '',
  };
}

/** The subject of an e-mail about a design. */
export function mailSubject(scene: Scene): string {
  return `Free PDF proof: ${productName(scene)}, ${setsOfTabs(scene)}`;
}

function setsOfTabs({ build }: Scene): string {
  return `${build.sets} sets of ${build.tabs}`;
}

function asText({ label, value }: SummaryLine): string {
  return `${label}: ${value}`;
}

function titleLines(scene: Scene): string[] {
  const colors = hasOwnColors(scene) ? colorNames(scene) : [];
  return scene.design.titles.map((title, index) => {
    const color = colors[index];
    return `${index + 1}. ${title.trim() || '(blank tab)'}${color ? ` [${color}]` : ''}`;
  });
}
