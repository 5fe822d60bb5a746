import { counted, formatCount } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { Button } from './Button.tsx';
import { Arrives, Toast } from './lazy.tsx';
import type { View } from './page.ts';

/** Price, date and the next step, always visible, and the page's latest message above them. */
export function PriceBar(view: View) {
  const { quote, build, dates, controls } = view;
  const next = quote.nextQuantity;
  const switchTo = (sets: number) => controls.act({ do: 'setSets', sets });
  return (
    <>
      {view.notices.length > 0 && <Toast {...view} />}
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
        {next && (
          <p class="next-break needs-script">
            <strong>
              {formatCount(next.sets)} sets: {dollars(next.perSetCents)} a set
            </strong>
            <span class="price-note">
              <Button class="link-button" onClick={() => switchTo(next.sets)}>
                Switch to {formatCount(next.sets)}
              </Button>
              , {dollars(next.totalCents)} total
            </span>
          </p>
        )}
        <p class="price-bar-date needs-script">
          {dates && <Arrives {...view} />}
          <Button class="link-button" onClick={() => controls.goTo('#zip')}>
            {dates ? 'See the dates' : 'When does it arrive?'}
          </Button>
        </p>
        <Button class="button primary needs-script" onClick={() => controls.review(true)}>
          <span>
            Review<span class="long"> and get the free proof</span>
          </span>
        </Button>
      </div>
    </>
  );
}
