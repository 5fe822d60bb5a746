import { unreadablePrint } from '../layout/look.ts';
import { listed, withinSentence } from '../text/words.ts';
import type { Derived } from './derive.ts';

/** The file of artwork that is printed; `null` if this browser doesn't have it. */
export function artworkFile(derived: Derived): File | null | undefined {
  const { print, artwork } = derived;
  return typeof print?.artwork === 'string' ? (artwork?.[print.artwork] ?? null) : undefined;
}

/** The colors on which the print isn't readable, in a sentence, and the step to an ink that is. */
export function inkCheck({ catalog, design, look }: Derived) {
  const print = unreadablePrint(catalog.book.products[design.product], look, design.colors);
  if (!print) return undefined;
  const { colors, ink } = print;
  return {
    text: `The print is hard to read on ${listed(colors.map(({ name }) => name))}.`,
    fix: ink && {
      label: `Switch to ${withinSentence(ink.label)} ink`,
      action: { do: 'choose', option: ink.option, choice: ink.choice } as const,
    },
  };
}
