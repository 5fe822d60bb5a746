import { microsToCents } from '../../pricing/money.ts';
import { dollars } from '../../text/money.ts';
import { type Action, change } from '../state/change.ts';
import { paletteOf } from '../state/design.ts';
import type { View } from './scene.ts';

interface Props extends Pick<View, 'scene'> {
  readonly label: string;
  /** Shows only the colors; their names are for screen readers. */
  readonly isSmall?: boolean;
  readonly isPressed: (color: string) => boolean;
  /** The action of picking a color, used to show its price. */
  readonly pick: (color: string) => Action;
  readonly onPick: (color: string) => void;
  /** The position of a color among several, from 1. */
  readonly placeOf?: (color: string) => number;
}

/** The colors of the product, each with its price. */
export function Swatches({ scene, label, isSmall, isPressed, pick, onPick, placeOf }: Props) {
  const { catalog, design } = scene;
  return (
    <ul class={isSmall ? 'swatches small' : 'swatches'} aria-label={label}>
      {paletteOf(catalog, design.product).map(({ id, name, hex }) => {
        const cost = costOf(scene, pick(id));
        const place = placeOf?.(id) ?? 0;
        return (
          <li key={id}>
            <button
              type="button"
              class="swatch"
              aria-pressed={isPressed(id)}
              title={isSmall ? `${name} ${cost}`.trim() : undefined}
              onClick={() => onPick(id)}
            >
              <svg viewBox="0 0 48 30" aria-hidden="true">
                <path class="swatch-tab" d="M1 30V9q0 -8 8 -8h30q8 0 8 8v21z" fill={hex} />
              </svg>
              <span class={isSmall ? 'visually-hidden' : undefined}>
                {name}
                {place > 0 && <span class="swatch-place"> {place}</span>}
                {cost && <small> {cost}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The change in color charges that an action causes, such as `+ $35.00`; empty if none. */
function costOf({ catalog, design }: View['scene'], action: Action): string {
  const each = catalog.products[design.product].colorChange;
  if (each === undefined) return '';
  const more = new Set(change(catalog, design, action).colors).size - new Set(design.colors).size;
  if (more === 0) return '';
  return `${more > 0 ? '+' : '\u2212'} ${dollars(microsToCents(each * Math.abs(more)))}`;
}
