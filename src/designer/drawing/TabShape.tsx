import type { TabPicture } from './picture.ts';
import { tabOutline } from './shapes.ts';

interface Props {
  readonly tab: TabPicture;
  readonly fill: string;
  readonly ink: string;
  /** The transform that places it on its sheet, with its lower edge horizontal. */
  readonly place: string;
  readonly isBold: boolean;
  /** The tab as a button, if the drawing is interactive; otherwise only the picture. */
  readonly button?: { readonly label: string; readonly isCurrent: boolean };
}

/**
 * A tab with its title, in the size that fits. A title that doesn't fit is clipped at the tab's
 * edges.
 */
export function TabShape({ tab, fill, ink, place, isBold, button }: Props) {
  const { index, width, height, fit, baselines } = tab;
  // The space between lines is for screen readers.
  const lines = fit.lines.flatMap((line, row) => [
    row > 0 && ' ',
    <text
      key={row}
      x={width / 2}
      y={baselines[row]}
      font-size={fit.pointSize}
      font-weight={isBold ? 700 : undefined}
      fill={ink}
    >
      {line}
    </text>,
  ]);
  return (
    <g
      transform={place}
      data-tab={index}
      {...(button && {
        role: 'button',
        tabindex: button.isCurrent ? 0 : -1,
        'aria-label': button.label,
        'aria-pressed': button.isCurrent,
      })}
    >
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
