import type { DieData } from '../book/schema.ts';
import { textWidthInches } from './title-lines.ts';

/** The type of the text on a divider's body, and the distance of its baselines. */
export const bodyPoints = 14;
export const bodyPitchInches = 0.27;

/** What stays free of text to the left and right together, and above and below together. */
const marginsInches = 2.5;

/**
 * The text on a divider's body, broken into lines that fit the sheet. What is more than the sheet
 * holds is left out.
 *
 * @example bodyLines('Smith v. Jones\nVolume 2', die) // ['Smith v. Jones', 'Volume 2']
 */
export function bodyLines(text: string, { sheet }: DieData): string[] {
  const room = sheet.widthInches - marginsInches;
  const lines = text.trim() === '' ? [] : text.trim().split('\n');
  const mostLines = Math.floor((sheet.heightInches - marginsInches) / bodyPitchInches);
  return lines.flatMap((line) => wrapped(line, room)).slice(0, mostLines);
}

function wrapped(line: string, roomInches: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && textWidthInches(longer, bodyPoints) > roomInches) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
