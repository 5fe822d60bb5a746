import { counted, formatCount } from '../../pricing/counts.ts';
import { dollars } from '../../pricing/money.ts';
import { quantityRows } from '../price/choice-prices.ts';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** The price of this very build in every quantity, to pick from. */
export function Quantities({ scene, controls }: View) {
  const { catalog, build } = scene;
  return (
    <Sheet title="Quantity" id="quantity" film="pink" position={5}>
      <p>What a set of {counted(build.tabs, 'tab')} like yours costs in every quantity.</p>
      <table class="quantity-table">
        <caption class="visually-hidden">Price by number of sets</caption>
        <thead>
          <tr>
            <th scope="col">Sets</th>
            <th scope="col" class="number">
              A set
            </th>
            <th scope="col" class="number">
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {quantityRows(catalog, build).map(({ sets, perSetCents, totalCents, basis }) => (
            <tr key={sets} class={sets === build.sets ? 'chosen' : undefined}>
              <th scope="row">
                <label class="quantity-choice">
                  <input
                    type="radio"
                    name="quantity"
                    value={String(sets)}
                    checked={sets === build.sets}
                    onChange={() => controls.act({ do: 'setSets', sets })}
                  />
                  {formatCount(sets)}
                  {basis === 'estimated' && <span class="quiet"> estimated</span>}
                </label>
              </th>
              <td class="number">{dollars(perSetCents)}</td>
              <td class="number">{dollars(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
