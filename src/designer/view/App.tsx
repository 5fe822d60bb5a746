import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Delivery } from './Delivery.tsx';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { PriceBar, PriceCard } from './PriceCard.tsx';
import { Quantities } from './Quantities.tsx';
import { ReviewArea } from './ReviewArea.tsx';
import type { View } from './scene.ts';
import { Titles } from './Titles.tsx';

/** The whole designer. */
export function App(view: View) {
  return (
    <div class="designer">
      <div class="designer-top">
        <Head {...view} />
        <Notices place="page" {...view} />
      </div>
      <aside class="designer-summary" aria-label="Drawing and price">
        <PriceCard {...view} />
        <Preview {...view} />
      </aside>
      <div class="designer-body">
        <Titles {...view} />
        <Cuts {...view} />
        <Colors {...view} />
        <Options {...view} />
        <Quantities {...view} />
        <Delivery {...view} />
      </div>
      <PriceBar {...view} />
      <ReviewArea {...view} />
    </div>
  );
}
