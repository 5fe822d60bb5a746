import { useState } from 'preact/hooks';
import { type Action, change } from '../../design/change.ts';
import { paletteOf } from '../../design/design.ts';
import { hasColors, patternOf } from '../../layout/look.ts';
import { microsToCents } from '../../pricing/money.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { UnreadableInk } from './Ink.tsx';
import type { View } from './page.ts';
import { Choices } from './parts.tsx';

/** The tabs that a picked color applies to. */
type Reach = 'all' | 'rotate' | 'one';

const reaches: readonly (readonly [Reach, string])[] = [
  ['all', 'All tabs'],
  ['rotate', 'Rotate colors'],
  ['one', 'One tab'],
];

/** The colors of the tabs. */
export function Colors(view: View) {
  const [reach, setReach] = useState<Reach | null>(null);
  const { page } = view;
  if (!hasColors(page.look)) return null;
  const { colors, titles } = page.design;
  const { current } = page.state;
  const pattern = patternOf(colors);
  const chosen = reach ?? (pattern.length === 1 ? 'all' : 'rotate');
  const pick = (color: string): Action => {
    if (chosen === 'all') return { do: 'colorInTurn', colors: [color] };
    if (chosen === 'one') return { do: 'colorTab', tab: current, color };
    return { do: 'colorInTurn', colors: toggled(pattern, color) };
  };
  return (
    <section class="colors" aria-labelledby="colors-title" id="colors">
      <h3 id="colors-title">Colors</h3>
      <Explanation {...view} />
      <Choices
        name="reach"
        legend={<legend class="visually-hidden">Apply to</legend>}
        choices={reaches}
        chosen={chosen}
        onChange={setReach}
      />
      {chosen === 'one' && (
        <p class="quiet" role="status">
          Tab {current + 1} {titles[current]}
        </p>
      )}
      <Swatches
        {...view}
        label="Colors"
        isPressed={(id) => (chosen === 'one' ? colors[current] === id : colors.includes(id))}
        pick={pick}
        placeOf={(id) => (chosen === 'rotate' ? pattern.indexOf(id) + 1 : 0)}
      />
      <UnreadableInk {...view} />
    </section>
  );
}

function Explanation({ page }: View) {
  const { catalog, design, build, look } = page;
  const { colorChange } = catalog.products[design.product];
  if (colorChange === undefined) {
    return look.isFilm ? (
      <p class="quiet">The color is a film over the tab. It doesn't change the price.</p>
    ) : null;
  }
  const total = dollars(microsToCents(colorChange * build.colorChanges));
  return (
    <p class="quiet">
      One color is included. Each further color adds {dollars(microsToCents(colorChange))} to the
      order.{' '}
      {build.colorChanges > 0 && (
        <strong>
          {counted(build.colorChanges + 1, 'color')}: + {total} total
        </strong>
      )}
    </p>
  );
}

/** Adds a color to the rotation, or removes it if it is included. */
function toggled(pattern: readonly string[], color: string): readonly string[] {
  if (!pattern.includes(color)) return [...new Set([...pattern, color])];
  const rest = [...new Set(pattern)].filter((id) => id !== color);
  return rest.length > 0 ? rest : pattern;
}

interface Props extends View {
  readonly label: string;
  /** Shows only the colors; their names are for screen readers. */
  readonly isSmall?: boolean;
  readonly isPressed: (color: string) => boolean;
  /** The action of picking a color, which has its price. */
  readonly pick: (color: string) => Action;
  /** The position of a color among several, from 1. */
  readonly placeOf?: (color: string) => number;
}

/** The colors of the product, each with its price: one Tab stop, with arrow keys inside. */
export function Swatches({ label, isSmall, isPressed, pick, placeOf, ...view }: Props) {
  const { page, controls } = view;
  const { catalog, design } = page;
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
        const cost = costOf(page, pick(id));
        const place = placeOf?.(id) ?? 0;
        return (
          <li key={id} role="none">
            <button
              type="button"
              class="swatch"
              tabIndex={id === stop?.id ? 0 : -1}
              aria-pressed={isPressed(id)}
              title={isSmall ? `${name} ${cost}`.trim() : undefined}
              onClick={() => controls.color(pick(id))}
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
function costOf({ catalog, design }: View['page'], action: Action): string {
  const each = catalog.products[design.product].colorChange;
  if (each === undefined) return '';
  const more = new Set(change(catalog, design, action).colors).size - new Set(design.colors).size;
  if (more === 0) return '';
  return `${more > 0 ? '+' : '\u2212'} ${dollars(microsToCents(each * Math.abs(more)))} total`;
}
