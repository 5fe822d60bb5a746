import { Delivery } from './Delivery.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Quantity } from './Quantity.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** How many sets, what they cost, and when they arrive. */
export function Order(view: View) {
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
