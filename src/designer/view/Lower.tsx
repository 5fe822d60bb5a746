import { optionPrices } from '../price/choice-prices.ts';
import { BodyChoice } from './BodyChoice.tsx';
import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Delivery } from './Delivery.tsx';
import { isBodyOption, OptionField } from './OptionField.tsx';
import { Preview } from './Preview.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Quantity } from './Quantity.tsx';
import { QuoteFormLink } from './QuoteFormLink.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

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

/** Cut, colors and body, next to the whole divider. */
function Look(view: View) {
  return (
    <Sheet title="Look" id="look" position={2}>
      <div class="look-columns">
        <div class="look-choices">
          <Cuts {...view} />
          <Colors {...view} />
          <BodyChoice {...view} />
        </div>
        <Preview {...view} />
      </div>
    </Sheet>
  );
}

/** How many sets, what they cost, and when they arrive. */
function Order(view: View) {
  return (
    <Sheet title="Quantity and date" id="order" position={4}>
      <div class="order-columns">
        <div>
          <Quantity {...view} />
          <Delivery {...view} />
        </div>
        <PriceCard {...view} />
      </div>
    </Sheet>
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
    <Sheet title="Options" id="options" position={3}>
      <div class="option-grid">
        {options.map((option) => (
          <OptionField key={option.key} option={option} {...view} />
        ))}
      </div>
      <p class="quiet by-quote">
        Priced by quote: {quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink scene={view.scene}>Ask for a quote</QuoteFormLink>
      </p>
    </Sheet>
  );
}
