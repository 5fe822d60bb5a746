import type { DieData } from '../../book/schema.ts';
import { holesOf, reinforcingBox, sheetBox } from '../../layout/sheet.ts';
import { hexOf, type Look, stock, tabFill } from './look.ts';
import type { TabPicture } from './picture.ts';
import { points } from './scale.ts';
import { TabShape } from './TabShape.tsx';

interface Props {
  readonly tabs: readonly TabPicture[];
  readonly colors: readonly string[];
  readonly look: Look;
  readonly die: DieData;
  readonly options: Readonly<Record<string, string>>;
  readonly banks: number;
  readonly label: string;
}

const room = { left: 40, top: 12, right: 32, bottom: 46 };
const behind = 7;

/** A bank of dividers as it lies in a binder, to scale, with its sizes. */
export function DividerDrawing({ tabs, colors, look, die, options, banks, label }: Props) {
  const sheet = sheetBox(die);
  const [width, height] = [points(sheet.widthInches), points(sheet.heightInches)];
  const extension = points(die.tabExtensionInches);
  const fill = look.isFilm ? stock : hexOf(look, colors[0] ?? '');
  const stackDepth = Math.min(banks - 1, 3);
  return (
    <svg
      class="divider-drawing"
      viewBox={`${-room.left} ${-room.top - behind * 3} ${width + extension + room.left + room.right + behind * 3} ${height + room.top + room.bottom + behind * 3}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: stackDepth }, (_, back) => (
        <rect
          key={back}
          class="sheet-edge"
          x={(stackDepth - back) * behind}
          y={-(stackDepth - back) * behind}
          width={width}
          height={height}
          rx={4}
          fill={fill}
        />
      ))}
      <path
        class="sheet-edge"
        d={punched(width, height, options.punch ?? '', die)}
        fill={fill}
        fill-rule="evenodd"
      />
      {options.reinforce === 'reinforced' && <Reinforcing die={die} />}
      {options.bodyprint !== undefined && options.bodyprint !== 'none' && (
        <BodyPrint width={width} height={height} ink={look.ink} />
      )}
      {tabs.map((tab, place) => (
        <TabShape
          key={place}
          tab={tab}
          fill={tabFill(look, colors[place] ?? '')}
          ink={look.ink}
          place={`translate(${width + extension} ${tab.x}) rotate(90)`}
        />
      ))}
      <Sizes die={die} tab={tabs[0]} />
    </svg>
  );
}

/** The sheet's outline with its holes cut out. */
function punched(width: number, height: number, punch: string, die: DieData): string {
  const holes = holesOf(punch, die).map(({ xInches, yInches, diameterInches }) => {
    const radius = points(diameterInches / 2);
    const [x, y] = [points(xInches), points(yInches)];
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  return `M4 0H${width - 4}q4 0 4 4V${height - 4}q0 4 -4 4H4q-4 0 -4 -4V4q0 -4 4 -4Z${holes.join('')}`;
}

function Reinforcing({ die }: { die: DieData }) {
  const { widthInches, heightInches } = reinforcingBox(die);
  return <rect class="reinforcing" width={points(widthInches)} height={points(heightInches)} />;
}

const bodyLines = [0, 1, 2, 3, 4, 5, 6];

function BodyPrint({ width, height, ink }: { width: number; height: number; ink: string }) {
  return (
    <g class="body-print" stroke={ink}>
      {bodyLines.map((line) => (
        <path
          key={line}
          d={`M${width * 0.25} ${height * 0.3 + line * 26}h${width * (line === 6 ? 0.3 : 0.55)}`}
        />
      ))}
    </g>
  );
}

function Sizes({ die, tab }: { die: DieData; tab: TabPicture | undefined }) {
  const { widthInches, heightInches } = die.sheet;
  const [width, height] = [points(widthInches), points(heightInches)];
  const extension = points(die.tabExtensionInches);
  const below = height + 12;
  const overall = widthInches + die.tabExtensionInches;
  return (
    <g class="sizes">
      <path d={`M0 ${below}v8M0 ${below + 4}H${width + extension}m0 -4v8`} />
      <text x={(width + extension) / 2} y={below + 28}>
        {overall} in, {widthInches} without the tab
      </text>
      <path d={`M-8 0h-8M-12 0V${height}m-4 0h8`} />
      <text transform={`translate(-18 ${height / 2}) rotate(-90)`}>{heightInches} in</text>
      {tab && (
        <text
          transform={`translate(${width + extension + 12} ${tab.x + tab.width / 2}) rotate(90)`}
        >
          {Number(tab.placement.widthInches.toFixed(2))} in
        </text>
      )}
    </g>
  );
}
