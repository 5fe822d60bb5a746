import { useState } from 'preact/hooks';
import { countIn } from '../../order/words.ts';
import { priceBreaks } from '../../pricing/quantities.ts';
import { priceAt, type QuantityPrice, type Quote } from '../../pricing/quote.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import { RadioTable } from './fields.tsx';
import { NumberField } from './NumberField.tsx';
import type { View } from './page.ts';

/** The price of this build at a few quantities, at all of them, and at any typed number. */
export function Quantity({ catalog, build, quote, controls }: View) {
  /** What was typed, if it can't be ordered. */
  const [asked, setAsked] = useState<string | null>(null);
  const product = catalog.products[build.product];
  const prices = product.quantities.map((sets) => priceAt(product, build, sets));
  const refusal = asked !== null && refusalOf(asked, prices, quote);
  const usual = priceBreaks(product).slice(0, 5);
  const rows = prices.map(({ sets, perSetCents, totalCents }) => ({
    id: sets,
    name: formatCount(sets),
    cells: [`${dollars(perSetCents)} a set`, dollars(totalCents)],
    isUsual: usual.includes(sets),
  }));
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
        rows={rows}
        chosen={build.sets}
        more="More quantities"
        onChoose={choose}
      />
      <div class="field">
        <label for="sets">Or type a number</label>
        <NumberField id="sets" type="text" value={asked ?? build.sets} onEnter={enter} />
      </div>
      <div role="status">
        {refusal && (
          <div class="notice">
            <p>{refusal.text}</p>
            <div class="actions">
              {refusal.nearest.map(({ sets, totalCents }) => (
                <Button key={sets} class="button small" onClick={() => choose(sets)}>
                  {formatCount(sets)} sets: {dollars(totalCents)} total
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </fieldset>
  );
}

/** A number of sets as people type it; NaN for anything else. */
function setsIn(text: string): number {
  return countIn(text.normalize('NFKC'), ['set', 'sets']);
}

/** Why a number of sets can't be ordered, and the nearest that can. */
function refusalOf(typed: string, prices: readonly QuantityPrice[], { breakdown }: Quote) {
  const asked = setsIn(typed);
  if (Number.isNaN(asked)) {
    const example = `Type a whole number, such as ${prices[0]?.sets}.`;
    return { text: `We couldn't read ${shown(typed)}. ${example}`, nearest: [] };
  }
  const below = prices.findLast(({ sets }) => sets < asked);
  const above = prices.find(({ sets }) => sets > asked);
  const nearest = [below, above].filter((price) => price !== undefined);
  if (below || !above) {
    const these = nearest.length > 1 ? 'The nearest are:' : 'The nearest is:';
    return { text: `We don't print ${counted(asked, 'set')}. ${these}`, nearest };
  }
  const setup = breakdown.find(({ item }) => item === 'setup')?.cents ?? 0;
  const why = setup > 0 ? `: the setup of ${dollars(setup)} is the same for fewer` : '';
  return { text: `The smallest order is ${counted(above.sets, 'set')}${why}.`, nearest };
}
