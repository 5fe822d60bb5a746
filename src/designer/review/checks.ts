import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../pricing/counts.ts';
import { listed } from '../../pricing/words.ts';
import { isReadable } from '../drawing/look.ts';
import { hasTitles, isBlank, paletteOf } from '../state/design.ts';
import type { Scene } from '../view/scene.ts';

/** Something to look at before a design goes on. */
export interface Check {
  readonly tone: 'warning' | 'note';
  readonly text: string;
}

/** What a careful eye would ask about a design. */
export function checksOf(scene: Scene): Check[] {
  return [...titleChecks(scene), ...colorChecks(scene)];
}

function titleChecks(scene: Scene): Check[] {
  const { design, cuts, frame } = scene;
  if (!hasTitles(design)) {
    return [{ tone: 'note', text: 'No tab has a title yet: all are blank.' }];
  }
  const misfits = cuts.find(({ cut }) => cut === frame.cut)?.titlesThatDoNotFit ?? 0;
  const blank = design.titles.filter(isBlank).length;
  const twice = repeated(design.titles);
  const checks: (Check | false)[] = [
    misfits > 0 && {
      tone: 'warning',
      text: `${counted(misfits, 'title')} may not fit the ${cutName(frame.cut)} cut: shorten, or take a wider cut.`,
    },
    twice.length > 0 && {
      tone: 'warning',
      text: `More than one tab says ${listed(twice.slice(0, 5))}.`,
    },
    blank > 0 && { tone: 'note', text: `${counted(blank, 'tab')} without a title.` },
  ];
  return checks.filter((check) => check !== false);
}

function repeated(titles: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const title of titles) {
    const plain = title.trim();
    if (plain !== '' && seen.has(plain)) twice.add(plain);
    seen.add(plain);
  }
  return [...twice];
}

function colorChecks({ catalog, design, look }: Scene): Check[] {
  const hard = paletteOf(catalog, design.product)
    .filter(({ id }) => design.colors.includes(id) && !isReadable(look, id))
    .map(({ name }) => name);
  if (hard.length === 0) return [];
  return [{ tone: 'warning', text: `The print is hard to read on ${listed(hard)}.` }];
}
