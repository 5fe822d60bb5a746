import { useState } from 'preact/hooks';
import { BankStrip } from '../designer/drawing/BankStrip.tsx';
import { type DrawnTab, drawnTabs } from '../drawing/frame.ts';
import { points } from '../drawing/svg.ts';
import { type BankRange, bankRanges, cutName, tabWidthInches } from '../layout/tabs.ts';
import { counted } from '../text/counts.ts';
import { listed } from '../text/words.ts';
import type { CardView } from './view.ts';

interface Props {
  readonly view: CardView;
  /** The width available for the drawing, in CSS pixels. */
  readonly width: number;
}

/** The minimum scale of the drawing, in CSS pixels per point, at which 12 pt type is readable. */
const leastScale = 0.85;
/** The part of the sheet drawn below its tabs. */
const sheetInches = 0.125;

/** The tabs as they will look, one bank at a time, and which titles are too long. */
export function TabRows({ view, width }: Props) {
  const [chosen, setBank] = useState(0);
  const { design, frame, look } = view;
  const { titles, colors } = design;
  const { cut, die } = frame;
  const ranges = bankRanges(titles.length, cut);
  const all = drawnTabs(titles, colors, { from: 0, to: titles.length }, frame, look);
  const bank = Math.min(chosen, ranges.length - 1);
  const { from, to } = ranges[bank] as BankRange;
  const perRow = tabsPerRow(view, width);
  const rows = Array.from({ length: Math.ceil((to - from) / perRow) }, (_, row) =>
    all.slice(from + row * perRow, Math.min(to, from + (row + 1) * perRow)),
  );
  const ends = die.edgeMarginInches;
  const lengthInches = perRow * tabWidthInches(cut, die) + 2 * ends;
  return (
    <div class="tabs">
      {rows.map((tabs) => {
        const { index, placement } = tabs[0] as DrawnTab;
        return (
          <BankStrip
            key={index}
            tabs={tabs}
            die={die}
            label={tabs.map(spokenTab).join(', ')}
            edge={{ fromInches: placement.offsetInches - ends, lengthInches }}
            sheetInches={sheetInches}
          />
        );
      })}
      {ranges.length === 1 ? (
        <p class="banks">{cutName(cut)} cut</p>
      ) : (
        <p class="banks">
          <button type="button" disabled={bank === 0} onClick={() => setBank(bank - 1)}>
            Previous<span class="unseen"> bank</span>
          </button>
          <span aria-live="polite">
            {cutName(cut)} cut, bank {bank + 1} of {ranges.length}
          </span>
          <button
            type="button"
            disabled={bank === ranges.length - 1}
            onClick={() => setBank(bank + 1)}
          >
            Next<span class="unseen"> bank</span>
          </button>
        </p>
      )}
      <Misfits tabs={all} />
    </div>
  );
}

/** As many as stay readable, distributed evenly over the rows of a bank. */
function tabsPerRow({ frame: { cut, die } }: CardView, width: number): number {
  const ends = points(2 * die.edgeMarginInches);
  const readable = Math.floor((width / leastScale - ends) / points(tabWidthInches(cut, die)));
  const rows = Math.ceil(cut / Math.min(cut, Math.max(1, readable)));
  return Math.ceil(cut / rows);
}

function spokenTab({ index, title, fit }: DrawnTab): string {
  const name = title.trim() || 'blank';
  return `tab ${index + 1}: ${name}${fit.fits ? '' : ' (too long)'}`;
}

const misfitsNamed = 8;

function Misfits({ tabs }: { readonly tabs: readonly DrawnTab[] }) {
  const misfits = tabs.filter(({ fit }) => !fit.fits);
  if (misfits.length === 0) return null;
  const named = misfits.slice(0, misfitsNamed).map(({ index }) => String(index + 1));
  const others = misfits.length - named.length;
  return (
    <p class="fault">
      {misfits.length === 1 ? 'Too long for its tab: title ' : 'Too long for their tabs: titles '}
      {listed(others > 0 ? [...named, counted(others, 'other')] : named)}. Use fewer words or a
      wider cut.
    </p>
  );
}
