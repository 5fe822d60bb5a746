import type { DieData } from '../../book/schema.ts';
import type { DrawnTab } from '../../drawing/frame.ts';
import { sheetParts, tabParts, tabsUp } from '../../drawing/parts.ts';
import { points, svgOf } from '../../drawing/svg.ts';

interface Props {
  readonly tabs: readonly DrawnTab[];
  readonly die: DieData;
  /** A text alternative for the drawing; without one, it is decoration. */
  readonly label?: string;
  /** The part of the tabbed edge to draw, in inches; defaults to all of it. */
  readonly edge?: { readonly fromInches: number; readonly lengthInches: number };
  /** The part of the sheet drawn below its tabs, in inches. */
  readonly sheetInches?: number;
}

const usualSheetInches = 0.28;
/** Room for the tabs' own edges, in points. */
const margin = 2;

/** The tabs of a bank next to each other, to scale, turned so that they are readable. */
export function BankStrip({
  tabs,
  die,
  label,
  edge = { fromInches: 0, lengthInches: die.sheet.heightInches },
  sheetInches = usualSheetInches,
}: Props) {
  const height = points(die.tabExtensionInches + sheetInches) + margin;
  const drawn = (parts: Parameters<typeof svgOf>[0]) => ({ __html: svgOf(parts, tabsUp(die)) });
  return (
    <svg
      class="bank-strip"
      viewBox={`${points(edge.fromInches)} ${-margin} ${points(edge.lengthInches)} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <g dangerouslySetInnerHTML={drawn(sheetParts(die, {}, tabs[0]?.sheet ?? ''))} />
      {tabs.map((tab) => (
        <g
          key={tab.index}
          data-tab={tab.index}
          dangerouslySetInnerHTML={drawn(tabParts(tab, die))}
        />
      ))}
    </svg>
  );
}
