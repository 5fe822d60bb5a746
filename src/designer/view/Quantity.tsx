import { useState } from 'preact/hooks';
import { countIn } from '../../order/words.ts';
import { priceBreaks } from '../../pricing/quantities.ts';
import { priceAt, type QuantityPrice } from '../../pricing/quote.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import { RadioTable } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import type { View } from './page.ts';

/** The price of this build at a few quantities, at all of them, and at any typed number. */
export function Quantity({ controls, ...page }: View) {
  /** What was typed, if it can't be ordered. */
  const [asked, setAsked] = useState<string | null>(null);
  const { catalog, build } = page;
  const product = catalog.products[build.product];
  const prices = product.quantities.map((sets) => priceAt(product, build, sets));
  const usual = priceBreaks(product).slice(0, 5);
  const choose = (sets: number) => {
    setAsked(null);
    if (sets !== build.sets) controls.act({ do: 'setSets', sets });
  };
  const enter = (text: string) => {
    const typed = text.trim() === '' ? build.sets : setsIn(text);
    if (product.quantities.includes(typed)) choose(typed);
    else setAsked(text);
  };
  return (
    <fieldset class="plain">
      <legend>Sets</legend>
      <RadioTable
        name="quantity"
        rows={prices.map(({ sets, perSetCents, totalCents }) => ({
          id: sets,
          name: formatCount(sets),
          cells: [`${dollars(perSetCents)} a set`, dollars(totalCents)],
          isUsual: usual.includes(sets),
        }))}
        chosen={build.sets}
        more="More quantities"
        onChoose={choose}
      />
      <div class="field">
        <label for="sets">Or type a number</label>
        <NumberField id="sets" type="text" value={asked ?? build.sets} onEnter={enter} />
      </div>
      <div role="status">
        {asked !== null && <Neighbors {...page} typed={asked} prices={prices} choose={choose} />}
      </div>
    </fieldset>
  );
}

/** A number of sets as people type it; NaN for anything else. */
function setsIn(text: string): number {
  return countIn(text.normalize('NFKC'), ['set', 'sets']);
}

interface NeighborsProps extends Pick<View, 'quote'> {
  readonly typed: string;
  readonly prices: readonly QuantityPrice[];
  readonly choose: (sets: number) => void;
}

/** The orderable quantities around a number; of anything else it says that it can't be read. */
function Neighbors({ typed, prices, quote, choose }: NeighborsProps) {
  const asked = setsIn(typed);
  if (Number.isNaN(asked)) {
    return (
      <p class="notice">
        We couldn't read {shown(typed)}. Type a whole number, such as {prices[0]?.sets}.
      </p>
    );
  }
  const below = prices.findLast(({ sets }) => sets < asked);
  const above = prices.find(({ sets }) => sets > asked);
  const around = [below, above].filter((price) => price !== undefined);
  const setup = quote.breakdown.find(({ item }) => item === 'setup')?.cents ?? 0;
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
