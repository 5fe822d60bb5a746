import { useState } from 'preact/hooks';
import { countOf } from '../../order/words.ts';
import { priceAt, type QuantityPrice } from '../../pricing/quote.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import { unscriptedForm } from './Panel.tsx';
import type { View } from './page.ts';
import { NumberField } from './parts.tsx';

/** The price of this build at a few quantities, at all of them, and at any typed number. */
export function Quantity({ page, controls }: View) {
  const [showsAll, setShowsAll] = useState(false);
  /** What was typed, if it can't be ordered. */
  const [asked, setAsked] = useState<string | null>(null);
  const { catalog, build } = page;
  const product = catalog.products[build.product];
  const rows = product.quantities.map((sets) => priceAt(product, build, sets));
  const choose = (sets: number) => {
    setAsked(null);
    if (sets !== build.sets) controls.act({ do: 'setSets', sets });
  };
  const enter = (text: string) => {
    const typed = text.trim() === '' ? build.sets : setsIn(text);
    const row = rows.find(({ sets }) => sets === typed);
    if (row) choose(row.sets);
    else setAsked(text);
  };
  return (
    <fieldset class="plain">
      <legend>Sets</legend>
      <div class="quantities">
        {(showsAll ? rows : fewQuantities(rows, build.sets)).map((row) => (
          <label key={row.sets} class="quantity">
            <input
              type="radio"
              name="quantity"
              value={String(row.sets)}
              checked={row.sets === build.sets}
              onChange={() => choose(row.sets)}
            />
            <strong>{formatCount(row.sets)}</strong>
            <span>{dollars(row.perSetCents)} a set</span>
            <span class="quiet">{dollars(row.totalCents)}</span>
          </label>
        ))}
      </div>
      <div class="quantity-more">
        <div class="field">
          <label for="sets">Or type a number</label>
          <NumberField
            id="sets"
            name="sets"
            form={unscriptedForm}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={asked ?? build.sets}
            onEnter={enter}
          />
        </div>
        {!showsAll && (
          <Button class="button plain small needs-script" onClick={() => setShowsAll(true)}>
            More quantities
          </Button>
        )}
      </div>
      <div role="status">
        {asked !== null && <Neighbors typed={asked} rows={rows} page={page} choose={choose} />}
      </div>
    </fieldset>
  );
}

interface NeighborsProps extends Pick<View, 'page'> {
  readonly typed: string;
  readonly rows: readonly QuantityPrice[];
  readonly choose: (sets: number) => void;
}

/** A number of sets as people type it; `undefined` for anything else. */
function setsIn(text: string): number | undefined {
  const { number, unit = '' } = countOf(text.normalize('NFKC')) ?? {};
  return ['', 'set', 'sets'].includes(unit) ? number : undefined;
}

/** The orderable quantities around a number; of anything else it says that it can't be read. */
function Neighbors({ typed, rows, page, choose }: NeighborsProps) {
  const asked = setsIn(typed);
  if (asked === undefined) {
    return (
      <p class="notice">
        We couldn't read {shown(typed)}. Type a whole number, such as {rows[0]?.sets}.
      </p>
    );
  }
  const below = rows.findLast(({ sets }) => sets < asked);
  const above = rows.find(({ sets }) => sets > asked);
  const around = [below, above].filter((row) => row !== undefined);
  const setup = page.quote.breakdown.find(({ item }) => item === 'setup')?.cents ?? 0;
  const why = setup > 0 ? `: the setup of ${dollars(setup)} is the same for fewer` : '';
  const nearest = around.length > 1 ? 'The nearest are:' : 'The nearest is:';
  return (
    <div class="notice">
      <p>
        {below || !above
          ? `We don't print ${counted(asked, 'set')}. ${nearest}`
          : `The smallest order is ${counted(above.sets, 'set')}${why}.`}
      </p>
      <div class="actions">
        {around.map(({ sets, totalCents }) => (
          <Button key={sets} class="button small" onClick={() => choose(sets)}>
            {formatCount(sets)} sets: {dollars(totalCents)} total
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The most common quantities, as multiples of the smallest order. */
const usualMultiples = [1, 2, 4, 10, 20];

/** The most common quantities, with the chosen one replacing the nearest of them. */
function fewQuantities(rows: readonly QuantityPrice[], chosen: number): QuantityPrice[] {
  const smallest = rows[0]?.sets ?? 0;
  const usual = new Set(usualMultiples.map((multiple) => nearest(rows, smallest * multiple)));
  if (![...usual].some(({ sets }) => sets === chosen)) {
    usual.delete(nearest([...usual], chosen));
    usual.add(nearest(rows, chosen));
  }
  return [...usual].toSorted((one, other) => one.sets - other.sets);
}

function nearest(rows: readonly QuantityPrice[], sets: number): QuantityPrice {
  return rows.reduce((best, row) =>
    Math.abs(row.sets - sets) < Math.abs(best.sets - sets) ? row : best,
  );
}
