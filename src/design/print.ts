import { type BodyPrint, bodyLines } from '../layout/body.ts';
import { unreadablePrint } from '../layout/look.ts';
import { listed, withinSentence } from '../text/words.ts';
import type { Derived } from './derive.ts';

/** What is printed on the dividers themselves, if an option includes it. */
export function printOf({ design: { body }, frame, look }: Derived): BodyPrint | undefined {
  if (!look.effects.printsBody) return undefined;
  return { lines: bodyLines(body.text, frame.die), artwork: body.artwork };
}

/** The file of artwork that is printed; `null` if this browser doesn't have it. */
export function artworkFile(derived: Derived): File | null | undefined {
  const artwork = printOf(derived)?.artwork;
  return typeof artwork === 'string' ? (derived.artwork?.[artwork] ?? null) : undefined;
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
