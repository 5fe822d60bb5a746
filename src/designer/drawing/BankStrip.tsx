import type { DieData } from '../../book/schema.ts';
import { hexOf, type Materials, stock, tabFill } from '../../layout/look.ts';
import type { TabPicture } from './picture.ts';
import { points } from './scale.ts';
import { TabShape } from './TabShape.tsx';

interface Props {
  readonly tabs: readonly TabPicture[];
  readonly colors: readonly string[];
  readonly look: Materials;
  readonly die: DieData;
  readonly isBold: boolean;
  /** A text alternative for the drawing. */
  readonly label: string;
  /** The selected tab, from 0, if the tabs are buttons. */
  readonly current?: number;
}

/** The part of the sheet drawn below its tabs, in points. */
const sheetShown = 20;
const margin = 2;

/** The ratio of a strip's width to its height. */
export function stripRatio(die: DieData): number {
  return points(die.sheet.heightInches) / stripHeight(die);
}

function stripHeight({ tabExtensionInches }: DieData): number {
  return points(tabExtensionInches) + sheetShown + margin;
}

/** The tabs of a bank next to each other, to scale, turned so that they are readable. */
export function BankStrip({ tabs, colors, look, die, isBold, label, current }: Props) {
  const width = points(die.sheet.heightInches);
  const tabHeight = points(die.tabExtensionInches);
  return (
    <svg
      class="bank-strip"
      viewBox={`0 ${-margin} ${width} ${stripHeight(die)}`}
      role={current === undefined ? 'img' : 'group'}
      aria-label={label}
    >
      <rect
        class="sheet-edge"
        x={0.5}
        y={tabHeight}
        width={width - 1}
        height={sheetShown * 2}
        rx={4}
        fill={look.isFilm ? stock : hexOf(look, colors[0] ?? '')}
      />
      {tabs.map((tab, place) => (
        <TabShape
          key={place}
          tab={tab}
          fill={tabFill(look, colors[place] ?? '')}
          ink={look.ink}
          isBold={isBold}
          place={`translate(${tab.x} 0)`}
          {...(current !== undefined && {
            button: {
              label: `Tab ${tab.index + 1}: ${tab.title.trim() || 'blank'}`,
              isCurrent: tab.index === current,
            },
          })}
        />
      ))}
    </svg>
  );
}
