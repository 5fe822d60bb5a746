import type { DieData } from '../../book/schema.ts';
import { hexOf, type Look, stock } from './look.ts';
import type { TabPicture } from './picture.ts';
import { points } from './scale.ts';
import { tabOutline } from './shapes.ts';

interface Props {
  readonly tabs: readonly TabPicture[];
  readonly colors: readonly string[];
  readonly look: Look;
  readonly die: DieData;
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
}

/** How much of the sheet is drawn under its tabs, in points. */
const sheetShown = 40;
const margin = 3;

/** The tabs of a bank as they stand beside each other, to scale, turned so that they read. */
export function BankStrip({ tabs, colors, look, die, label }: Props) {
  const width = points(die.sheet.heightInches);
  const tabHeight = points(die.tabExtensionInches);
  const front = hexOf(look, colors[0] ?? '');
  return (
    <svg
      class="bank-strip"
      viewBox={`0 ${-margin} ${width} ${tabHeight + sheetShown + margin}`}
      role="img"
      aria-label={label}
    >
      <rect
        class="sheet-edge"
        x={0.5}
        y={tabHeight}
        width={width - 1}
        height={sheetShown + 20}
        rx={4}
        fill={look.isFilm ? stock : front}
      />
      {tabs.map((tab, place) => (
        <TabShape key={tab.index} tab={tab} color={hexOf(look, colors[place] ?? '')} look={look} />
      ))}
    </svg>
  );
}

interface TabProps {
  readonly tab: TabPicture;
  readonly color: string;
  readonly look: Look;
}

function TabShape({ tab, color, look }: TabProps) {
  const { index, x, width, height, fit, baselines } = tab;
  const outline = tabOutline(width, height);
  return (
    <svg x={x} y={0} width={width} height={height} data-tab={index} aria-hidden="true">
      <path d={outline} fill={look.isFilm ? stock : color} />
      {look.isFilm && <path d={outline} fill={color} fill-opacity={0.86} />}
      <path class={fit.fits ? 'tab-edge' : 'tab-edge misfit'} d={outline} fill="none" />
      <path class="gloss" d={`M7 3.5H${width - 7}`} />
      {fit.lines.map((line, row) => (
        <text key={row} x={width / 2} y={baselines[row]} font-size={fit.pointSize} fill={look.ink}>
          {line}
        </text>
      ))}
    </svg>
  );
}
