import type { DieData } from '../../book/schema.ts';
import type { Body } from '../../layout/body.ts';
import { bodyLines, bodyPitchInches, bodyPoints } from '../../layout/body.ts';
import { hexOf, type Materials, stock, tabFill } from '../../layout/look.ts';
import { type Hole, holesOf, sheetBox } from '../../layout/sheet.ts';
import type { Frame, TabPicture } from './picture.ts';
import { points } from './scale.ts';
import { TabShape } from './TabShape.tsx';

interface Props {
  readonly side: 'front' | 'back';
  readonly tabs: readonly TabPicture[];
  readonly colors: readonly string[];
  readonly look: Materials;
  readonly frame: Frame;
  readonly body: Body;
  readonly banks: number;
  readonly label: string;
}

const room = { left: 40, top: 12, right: 32, bottom: 46 };
const behind = 7;

/** A bank of dividers as in a binder, to scale, with dimensions. The back is mirrored. */
export function DividerDrawing({ side, tabs, colors, look, frame, body, banks, label }: Props) {
  const { die, type } = frame;
  const { effects } = look;
  const sheet = sheetBox(die);
  const [width, height] = [points(sheet.widthInches), points(sheet.heightInches)];
  const extension = points(die.tabExtensionInches);
  const isBack = side === 'back';
  const fill = look.isFilm ? stock : hexOf(look, colors[0] ?? '');
  const stackDepth = Math.min(banks - 1, 3);
  const tabPlace = ({ x, width: length }: TabPicture) =>
    isBack
      ? `translate(${-extension} ${x + length}) rotate(-90)`
      : `translate(${width + extension} ${x}) rotate(90)`;
  return (
    <svg
      class="divider-drawing"
      viewBox={`${-room.left - (isBack ? extension : 0)} ${-room.top - behind * 3} ${width + extension + room.left + room.right + behind * 3} ${height + room.top + room.bottom + behind * 3}`}
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
      <g transform={isBack ? `translate(${width} 0) scale(-1 1)` : undefined}>
        <path
          class="sheet-edge"
          d={punched(width, height, holesOf(effects.holes, die))}
          fill={fill}
          fill-rule="evenodd"
        />
        {effects.edgeStripInches && (
          <rect class="reinforcing" width={points(effects.edgeStripInches)} height={height} />
        )}
      </g>
      {effects.printsBody && !isBack && <BodyPrint die={die} ink={look.ink} body={body} />}
      {tabs.map((tab, place) => (
        <TabShape
          key={place}
          tab={tab}
          fill={tabFill(look, colors[place] ?? '')}
          ink={look.ink}
          isBold={type.bold}
          place={tabPlace(tab)}
        />
      ))}
      {!isBack && <Sizes die={die} tab={tabs[0]} />}
    </svg>
  );
}

/** The sheet's outline with its holes cut out. */
function punched(width: number, height: number, holes: readonly Hole[]): string {
  const circles = holes.map(({ xInches, yInches, diameterInches }) => {
    const radius = points(diameterInches / 2);
    const [x, y] = [points(xInches), points(yInches)];
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  return `M4 0H${width - 4}q4 0 4 4V${height - 4}q0 4 -4 4H4q-4 0 -4 -4V4q0 -4 4 -4Z${circles.join('')}`;
}

interface BodyProps {
  readonly die: DieData;
  readonly ink: string;
  readonly body: Body;
}

function BodyPrint({ die, ink, body }: BodyProps) {
  const [width, height] = [points(die.sheet.widthInches), points(die.sheet.heightInches)];
  const pitch = points(bodyPitchInches);
  const lines = body.isArtwork ? ['Your artwork'] : bodyLines(body.text, die);
  const first = height / 2 - ((lines.length - 1) * pitch) / 2;
  return (
    <g class={body.isArtwork ? 'body-print artwork' : 'body-print'} fill={ink}>
      {body.isArtwork && (
        <rect
          x={width * 0.2}
          y={height * 0.3}
          width={width * 0.6}
          height={height * 0.4}
          stroke={ink}
        />
      )}
      {lines.map((line, row) => (
        <text key={row} x={width / 2} y={first + row * pitch} font-size={bodyPoints}>
          {line}
        </text>
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
