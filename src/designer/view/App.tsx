import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Head } from './Head.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Quantities } from './Quantities.tsx';
import type { View } from './scene.ts';
import { Titles } from './Titles.tsx';

/** The whole designer. */
export function App(view: View) {
  return (
    <div class="designer">
      <Head {...view} />
      <aside class="designer-summary" aria-label="Drawing and price">
        <Preview {...view} />
        <PriceCard {...view} />
      </aside>
      <div class="designer-body">
        <Titles {...view} />
        <Cuts {...view} />
        <Colors {...view} />
        <Options {...view} />
        <Quantities {...view} />
      </div>
    </div>
  );
}
