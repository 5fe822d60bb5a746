import type { TabPicture } from './picture.ts';
import { tabOutline } from './shapes.ts';

interface Props {
  readonly tab: TabPicture;
  readonly fill: string;
  readonly ink: string;
  /** The transform that puts it on its sheet, from where its lower edge is level. */
  readonly place: string;
}

/** A tab with its title, in the size that fits. What does not fit is cut off at its edges. */
export function TabShape({ tab, fill, ink, place }: Props) {
  const { index, width, height, fit, baselines } = tab;
  const middle = width / 2;
  const lines = fit.lines.map((line, row) => (
    <text key={row} x={middle} y={baselines[row]} font-size={fit.pointSize} fill={ink}>
      {line}
    </text>
  ));
  return (
    <g transform={place} data-tab={index}>
      <path
        class={fit.fits ? 'tab-edge' : 'tab-edge misfit'}
        d={tabOutline(width, height)}
        fill={fill}
      />
      {fit.fits ? (
        lines
      ) : (
        <svg width={width} height={height} aria-hidden="true">
          {lines}
        </svg>
      )}
    </g>
  );
}
