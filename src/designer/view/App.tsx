import { titleFonts, usualFont } from '../../layout/fonts.ts';
import { counted, formatCount } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import { lazy, prerendered } from './lazy.tsx';
import { later } from './load-later.ts';
import { PanelTabs } from './Panel.tsx';
import type { View } from './page.ts';
import { Stage } from './Stage.tsx';
import { Titles } from './Titles.tsx';

const Lower = prerendered(async () => (await import('./Lower.tsx')).Lower);

const Toast = lazy(async () => (await later()).Toast);

const Arrives = lazy(async () => (await later()).Arrives);

const Review = lazy(async () => (await later()).Review);
const OrderSheet = lazy(async () => (await later()).OrderSheet);

/** Preloads what is below the first screen. */
export const preloadLower = Lower.preload;

/** Preloads review and print, so that printing from the browser's menu works. */
export const preloadLater = () => Promise.all([Review.preload(), OrderSheet.preload()]);

/** The whole designer: the drawing, the settings in the order in which people decide, the price. */
export function App(view: View) {
  const { notices, panel, isReviewing, isPrinting } = view.page.state;
  const { catalog, design } = view.page;
  const { name } = catalog.book.products[design.product];
  const { font } = design.type;
  return (
    <div
      class="designer"
      {...(font !== usualFont && { style: { '--title-font': `"${titleFonts[font]}"` } })}
    >
      <div class="editor">
        <h1>Design {name}</h1>
        <Stage {...view} />
        {/* Style sheets show the open panel. */}
        <div class="panels" data-open={panel}>
          <PanelTabs open={panel} controls={view.controls} />
          <Titles {...view} />
          <Lower {...view} />
        </div>
      </div>
      <div class="designer-dock">
        {notices.length > 0 && <Toast {...view} />}
        <PriceBar {...view} />
      </div>
      {isReviewing && <Review {...view} />}
      {isPrinting && (
        <div class="print-area">
          <OrderSheet page={view.page} />
        </div>
      )}
    </div>
  );
}

/** Price, date and the next step, always visible. */
function PriceBar(view: View) {
  const { page, controls } = view;
  const { quote, build } = page;
  return (
    <div class="price-bar">
      <p class="price-line">
        <span class="price-figure">{dollars(quote.perSetCents)}</span> a set
      </p>
      <p class="price-total">
        <strong>{dollars(quote.totalCents)}</strong> total
        <span class="price-note">
          {formatCount(quote.sets)} sets of {counted(build.tabs, 'tab')}, setup included
        </span>
      </p>
      <NextBreak {...view} />
      <ArrivalLink {...view} />
      <Button class="button primary needs-script" onClick={() => controls.review(true)}>
        <span>
          Review<span class="long"> and get the free proof</span>
        </span>
      </Button>
    </div>
  );
}

function NextBreak({ page, controls }: View) {
  const next = page.quote.nextQuantity;
  if (!next) return null;
  return (
    <p class="next-break needs-script">
      <strong>
        {formatCount(next.sets)} sets: {dollars(next.perSetCents)} a set
      </strong>
      <span class="price-note">
        <Button
          class="link-button"
          onClick={() => controls.act({ do: 'setSets', sets: next.sets })}
        >
          Switch to {formatCount(next.sets)}
        </Button>
        , {dollars(next.totalCents)} total
      </span>
    </p>
  );
}

function ArrivalLink({ page, controls }: View) {
  const { dates, design } = page;
  return (
    <p class="price-bar-date needs-script">
      {dates && <Arrives estimate={dates.estimate} neededBy={design.delivery.neededBy} />}
      <Button class="link-button" onClick={() => controls.goTo('#zip')}>
        {dates ? 'See the dates' : 'When does it arrive?'}
      </Button>
    </p>
  );
}
