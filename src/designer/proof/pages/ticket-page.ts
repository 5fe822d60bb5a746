import { overallBox } from '../../../layout/sheet.ts';
import { artworkNotes } from '../../artwork/notes.ts';
import type { ProofJob } from '../job.ts';
import { lineList, scanCode } from './blocks.ts';
import { type Page, type Text, text } from './page.ts';

const qrInches = 1.4;

/**
 * What is ordered, for the press operator. It has the size of the dividers' pages and is wholly in
 * the layer of notes.
 *
 * @param left of the dividers on their pages
 */
export function ticketPage(
  job: ProofJob,
  left: number,
  notes: Pick<Text, 'paint' | 'layer'>,
): Page {
  const { seller, product, date, die, body, look, lines, link, designerUrl } = job;
  const artwork = body ? artworkNotes(body, look.effects, die).join(' ') : '';
  const caution = { key: 'artwork', label: 'Check artwork', text: artwork };
  const { widthInches, heightInches } = overallBox(die);
  const list = lineList(artwork === '' ? lines : [...lines, caution], {
    left,
    top: 2.1,
    widthInches,
    labelInches: 1.8,
    label: { ...notes, points: 10 },
    value: { ...notes, points: 10 },
    rowsMax: 20,
  });
  const y = list.bottom + 0.5;
  const square = { xInches: left, yInches: y + 0.1, widthInches: qrInches, heightInches: qrInches };
  const code = scanCode(job.links, square, notes);
  return {
    widthInches: widthInches + 2 * left,
    heightInches: heightInches + 2 * left,
    marks: [
      text('Job ticket', left, 1.2, { ...notes, points: 18, isBold: true }),
      text(`${product}. ${seller}, ${date}.`, left, 1.55, { ...notes, points: 10 }),
      ...list.marks,
      ...code.marks,
      text(`Open this ${code.opens ?? 'design'}`, left, y, {
        ...notes,
        points: 10,
      }),
      {
        kind: 'link',
        xInches: left,
        yInches: y - 0.15,
        widthInches: 1.3,
        heightInches: 0.22,
        url: link ?? designerUrl,
      },
    ],
  };
}
