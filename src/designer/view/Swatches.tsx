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

/** The colors of the product, each with its price: one Tab stop, with arrow keys inside. */
export function Swatches({ scene, label, isSmall, isPressed, pick, onPick, placeOf }: Props) {
  const { catalog, design } = scene;
  const palette = paletteOf(catalog, design.product);
  const stop = palette.find(({ id }) => isPressed(id)) ?? palette[0];
  return (
    <ul
      class={isSmall ? 'swatches small' : 'swatches'}
      role="toolbar"
      aria-label={label}
      onKeyDown={moveByArrows}
    >
      {palette.map(({ id, name, hex }) => {
        const cost = costOf(scene, pick(id));
        const place = placeOf?.(id) ?? 0;
        return (
          <li key={id} role="none">
            <button
              type="button"
              class="swatch"
              tabIndex={id === stop?.id ? 0 : -1}
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

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Moves the focus, and with it the Tab stop, to the next button; after the last comes the first. */
function moveByArrows(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || !(event.currentTarget instanceof Element)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  for (const button of buttons) button.tabIndex = -1;
  const next = buttons.at((at + step) % buttons.length);
  if (!next) return;
  next.tabIndex = 0;
  next.focus();
}

/** The change in color charges that an action causes, such as `+ $35.00 total`; empty if none. */
function costOf({ catalog, design }: View['scene'], action: Action): string {
  const each = catalog.products[design.product].colorChange;
  if (each === undefined) return '';
  const more = new Set(change(catalog, design, action).colors).size - new Set(design.colors).size;
  if (more === 0) return '';
  return `${more > 0 ? '+' : '\u2212'} ${dollars(microsToCents(each * Math.abs(more)))} total`;
}
