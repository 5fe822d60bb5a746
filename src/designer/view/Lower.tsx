import { Look } from './Look.tsx';
import { Options } from './Options.tsx';
import { Order } from './Order.tsx';
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
