import type { Scene } from '../view/scene.ts';
import {
  colorNames,
  designLines,
  hasOwnColors,
  priceLines,
  productName,
  type SummaryLine,
} from './summary.ts';

/** A design in plain text, in parts that a letter may take or leave. */
export interface OrderText {
  readonly subject: string;
  readonly summary: string;
  /** Numbered, one on a line; empty where all tabs are blank. */
  readonly titles: string;
}

export function orderText(scene: Scene): OrderText {
  const { build } = scene;
  const name = productName(scene);
  const lines = [...designLines(scene), ...priceLines(scene)];
  return {
    subject: `Free PDF proof: ${name}, ${build.sets} sets of ${build.tabs}`,
    summary: [name, ...lines.map(asText)].join('\n'),
    titles: build.titles ? titleLines(scene).join('\n') : '',
  };
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
