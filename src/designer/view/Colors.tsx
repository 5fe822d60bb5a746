import { useState } from 'preact/hooks';
import { quoteFormAddress } from '../../design/address.ts';
import type { Action } from '../../design/change.ts';
import { costOf } from '../../design/derive.ts';
import { paletteOf } from '../../design/design.ts';
import { inkCheck } from '../../design/print.ts';
import { hasColors, lightInks, patternOf } from '../../layout/look.ts';
import { microsToCents } from '../../pricing/money.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { Fixes } from './Button.tsx';
import { Choices } from './fields.tsx';
import type { Page, View } from './page.ts';

/** The tabs that a picked color applies to. */
const reaches = [
  { id: 'all', label: 'All tabs' },
  { id: 'rotate', label: 'Rotate colors' },
  { id: 'one', label: 'One tab' },
] as const;

type Reach = (typeof reaches)[number]['id'];

export function Colors(view: View) {
  const [reach, setReach] = useState<Reach | null>(null);
  const { catalog, look, design, build, current } = view;
  if (!hasColors(look)) return null;
  const { colors, titles } = design;
  const { colorChange } = catalog.products[design.product];
  const chargeOf = (changes: number) => dollars(microsToCents((colorChange ?? 0) * changes));
  const pattern = patternOf(colors);
  const chosen = reach ?? (pattern.length === 1 ? 'all' : 'rotate');
  const pick = (color: string): Action => {
    if (chosen === 'all') return { do: 'colorInTurn', colors: [color] };
    if (chosen === 'one') return { do: 'colorTab', tab: current, color };
    return { do: 'colorInTurn', colors: toggled(pattern, color) };
  };
  return (
    <section class="colors needs-script" aria-labelledby="colors-title" id="colors">
      <h3 id="colors-title">Colors</h3>
      <p class="quiet">
        {colorChange === undefined
          ? look.isFilm && "The color is a film over the tab. It doesn't change the price."
          : `One color is included. Each further color adds ${chargeOf(1)} to the order. `}
        {build.colorChanges > 0 && (
          <strong>
            {counted(build.colorChanges + 1, 'color')}: + {chargeOf(build.colorChanges)} total
          </strong>
        )}
      </p>
      <fieldset class="choices needs-script">
        <legend class="visually-hidden">Apply to</legend>
        <Choices<Reach> name="reach" choices={reaches} chosen={chosen} onChange={setReach} />
      </fieldset>
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

/** Adds a color to the rotation, or removes it if it is included. */
function toggled(pattern: readonly string[], color: string): readonly string[] {
  if (!pattern.includes(color)) return [...new Set([...pattern, color])];
  const rest = [...new Set(pattern)].filter((id) => id !== color);
  return rest.length > 0 ? rest : pattern;
}

interface Props {
  readonly label: string;
  /** Shows only the colors; their names are for screen readers. */
  readonly isSmall?: boolean;
  readonly isPressed: (color: string) => boolean;
  /** The action of picking a color, which has its price. */
  readonly pick: (color: string) => Action;
  /** The position of a color among several, from 1. */
  readonly placeOf?: (color: string) => number;
}

/** The colors of the product, each with its price. */
export function Swatches(props: View & Props) {
  const { label, isSmall, isPressed, pick, placeOf, catalog, design, controls } = props;
  return (
    <ul class={isSmall ? 'swatches small' : 'swatches'} aria-label={label}>
      {paletteOf(catalog, design.product).map(({ id, name, hex }) => {
        const cost = costText(props, pick(id));
        const place = placeOf?.(id) ?? 0;
        return (
          <li key={id}>
            <button
              type="button"
              class="swatch"
              aria-pressed={isPressed(id)}
              title={isSmall ? `${name} ${cost}`.trim() : undefined}
              onClick={() => controls.color(pick(id))}
            >
              <svg viewBox="0 0 48 30" aria-hidden="true">
                <path class="swatch-tab" d="M1 30V9q0 -8 8 -8h30q8 0 8 8v21z" fill={hex} />
              </svg>
              <span class={isSmall ? 'visually-hidden' : undefined}>
                {name}
                {place > 0 && <span> {place}</span>}
                {cost && <small> {cost}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a color changes of the total, such as `+ $35.00 total`; empty if nothing. */
function costText(page: Page, action: Action): string {
  if (page.catalog.products[page.design.product].colorChange === undefined) return '';
  const more = costOf(page, action);
  return more === 0 ? '' : `${more > 0 ? '+' : '\u2212'} ${dollars(Math.abs(more))} total`;
}

/** Says that the print is hard to read, and offers the ink that isn't. */
function UnreadableInk(view: View) {
  const { catalog, design, controls } = view;
  const { text, fix } = inkCheck(view) ?? {};
  if (!text) return null;
  const lightPrint = catalog.book.quoteOnly.find(({ isLightPrint }) => isLightPrint);
  return (
    <div class="notice warning">
      <p>
        {text}{' '}
        {!fix && (
          <>
            Choose a lighter color. {lightInks(catalog.book.products, design.product)} Light print
            on a solid color is{' '}
            <QuoteFormLink {...view} wish={lightPrint?.id}>
              priced by quote
            </QuoteFormLink>
            .
          </>
        )}
      </p>
      {fix && <Fixes fixes={[fix]} controls={controls} />}
    </div>
  );
}

type LinkProps = Page & { readonly wish?: string | undefined; readonly children: string };

/**
 * Links to the by-quote form. The design is filled in when the link is pressed.
 *
 * @param wish the id of what is priced by quote, if that is known
 */
export function QuoteFormLink({ catalog, design, wish, children }: LinkProps) {
  const fillIn = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = quoteFormAddress(catalog, design, wish);
  };
  return (
    <a href={catalog.book.seller.quotePath} onClick={fillIn}>
      {children}
    </a>
  );
}
