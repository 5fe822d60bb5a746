import { useState } from 'preact/hooks';
import { bankRanges, type TabPicture, tabPicture } from '../designer/drawing/picture.ts';
import { points } from '../designer/drawing/scale.ts';
import { TabShape } from '../designer/drawing/TabShape.tsx';
import { hexOf, stock, tabFill } from '../layout/look.ts';
import { cutName } from '../layout/tabs.ts';
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
/** The parts of the sheet drawn below and above its tabs, in points. */
const sheetShown = 9;
const margin = 2;

/** The tabs as they will look, one bank at a time, and which titles are too long. */
export function TabRows({ view, width }: Props) {
  const [bank, setBank] = useState(0);
  const { design, frame } = view;
  const ranges = bankRanges(design.titles.length, frame.cut);
  const pictures = design.titles.map((title, index) => tabPicture(title, index, frame));
  const { from, to } = ranges[bank] ?? { from: 0, to: 0 };
  const perRow = tabsPerRow(view, width);
  const rows = Array.from({ length: Math.ceil((to - from) / perRow) }, (_, row) =>
    pictures.slice(from + row * perRow, Math.min(to, from + (row + 1) * perRow)),
  );
  return (
    <div class="tabs">
      {rows.map((tabs) => (
        <TabRow key={tabs[0]?.index} tabs={tabs} perRow={perRow} view={view} />
      ))}
      {ranges.length === 1 ? (
        <p class="banks">{cutName(frame.cut)} cut</p>
      ) : (
        <p class="banks">
          <button type="button" disabled={bank === 0} onClick={() => setBank(bank - 1)}>
            Previous<span class="unseen"> bank</span>
          </button>
          <span aria-live="polite">
            {cutName(frame.cut)} cut, bank {bank + 1} of {ranges.length}
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
      <Misfits tabs={pictures} />
    </div>
  );
}

/** As many as stay readable, distributed evenly over the rows of a bank. */
function tabsPerRow({ frame: { cut, die } }: CardView, width: number): number {
  const [tab, ends] = rowMeasures(cut, die);
  const readable = Math.floor((width / leastScale - ends) / tab);
  const rows = Math.ceil(cut / Math.min(cut, Math.max(1, readable)));
  return Math.ceil(cut / rows);
}

/** The width of a tab, and of the edge drawn at both ends of a row, in points. */
function rowMeasures(cut: number, die: CardView['frame']['die']): [tab: number, ends: number] {
  const ends = 2 * die.edgeMarginInches;
  return [points((die.sheet.heightInches - ends) / cut), points(ends)];
}

function TabRow({
  tabs,
  perRow,
  view: { design, frame, look },
}: {
  readonly tabs: readonly TabPicture[];
  readonly perRow: number;
  readonly view: CardView;
}) {
  const [first] = tabs;
  if (!first) return null;
  const [tabWidth, ends] = rowMeasures(frame.cut, frame.die);
  const width = perRow * tabWidth + ends;
  const left = first.x - ends / 2;
  return (
    <svg
      viewBox={`${left} ${-margin} ${width} ${first.height + sheetShown + margin}`}
      role="img"
      aria-label={tabs.map(spokenTab).join(', ')}
    >
      <rect
        class="sheet-edge"
        x={left - 9}
        y={first.height}
        width={width + 18}
        height={sheetShown + 9}
        fill={look.isFilm ? stock : hexOf(look, design.colors[first.index] ?? '')}
      />
      {tabs.map((tab) => (
        <TabShape
          key={tab.index}
          tab={tab}
          fill={tabFill(look, design.colors[tab.index] ?? '')}
          ink={look.ink}
          place={`translate(${tab.x} 0)`}
          isBold={design.type.bold}
        />
      ))}
    </svg>
  );
}

function spokenTab({ index, title, fit }: TabPicture): string {
  const name = title.trim() || 'blank';
  return `tab ${index + 1}: ${name}${fit.fits ? '' : ' (too long)'}`;
}

const misfitsNamed = 8;

function Misfits({ tabs }: { readonly tabs: readonly TabPicture[] }) {
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
