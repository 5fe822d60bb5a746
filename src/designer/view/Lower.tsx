import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Delivery } from './Delivery.tsx';
import { BodyChoice, Options } from './Options.tsx';
import { Panel } from './Panel.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Quantity } from './Quantity.tsx';
import type { View } from './scene.ts';
import { Type } from './Type.tsx';

/** Everything after the titles: look, options, quantity and date. */
export function Lower(view: View) {
  return (
    <div class="designer-lower">
      <Panel id="look">
        <Cuts {...view} />
        <Type {...view} />
        <Colors {...view} />
        <BodyChoice {...view} />
      </Panel>
      <Options {...view} />
      <Panel id="order">
        <Quantity {...view} />
        <Delivery {...view} />
        <PriceCard {...view} />
      </Panel>
    </div>
  );
}
