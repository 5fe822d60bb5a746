import { optionPrices } from '../price/choice-prices.ts';
import { BodyChoice } from './BodyChoice.tsx';
import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Delivery } from './Delivery.tsx';
import { isBodyOption, OptionField } from './OptionField.tsx';
import { Panel } from './Panel.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Quantity } from './Quantity.tsx';
import { QuoteFormLink } from './QuoteFormLink.tsx';
import type { View } from './scene.ts';
import { Type } from './Type.tsx';

/** Everything after the titles: look, options, quantity and date. */
export function Lower(view: View) {
  return (
    <div class="designer-lower">
      <Look {...view} />
      <Options {...view} />
      <Order {...view} />
    </div>
  );
}

/** Cut, type, colors and body. */
function Look(view: View) {
  return (
    <Panel id="look">
      <Cuts {...view} />
      <Type {...view} />
      <Colors {...view} />
      <BodyChoice {...view} />
    </Panel>
  );
}

/** How many sets, what they cost, and when they arrive. */
function Order(view: View) {
  return (
    <Panel id="order">
      <Quantity {...view} />
      <Delivery {...view} />
      <PriceCard {...view} />
    </Panel>
  );
}

/** Every option of the product that isn't part of the look. */
function Options(view: View) {
  const { catalog, build } = view.scene;
  const { quoteOnly } = catalog.book;
  const options = optionPrices(catalog, build).filter(
    ({ key }) => !isBodyOption(catalog, build.product, key),
  );
  return (
    <Panel id="options">
      {options.map((option) => (
        <OptionField key={option.key} option={option} {...view} />
      ))}
      <p class="quiet by-quote">
        Priced by quote: {quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink scene={view.scene}>Ask for a quote</QuoteFormLink>
      </p>
    </Panel>
  );
}
