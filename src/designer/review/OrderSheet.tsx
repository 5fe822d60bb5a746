import { orderLines, priceLines, proofFact } from '../../design/lines.ts';
import { drawnTabs, titleFit } from '../../drawing/frame.ts';
import { bankRanges } from '../../layout/tabs.ts';
import { describeTabs } from '../../order/describe.ts';
import type { Line } from '../../text/lines.ts';
import { BankStrip } from '../drawing/BankStrip.tsx';
import { Preview } from '../view/Preview.tsx';
import type { Page } from '../view/page.ts';

/** As many titles are next to the order's lines; a longer list has its own columns. */
const shortList = 10;

/** The design as a clean sheet, for screen or print: drawing, options, price, titles. */
export function OrderSheet({ page }: { page: Page }) {
  const { seller, products } = page.catalog.book;
  const isShort = page.build.tabs <= shortList;
  return (
    <div class="order-sheet">
      <p class="order-seller">{seller.name}</p>
      <h3 class="order-name">{products[page.design.product].name}</h3>
      <div class="order-head">
        <div>
          <Preview page={page} bank={0} />
          {isShort && <TitleList page={page} />}
        </div>
        <div>
          <Lines lines={priceLines(page)} class="order-price" />
          <Lines lines={orderLines(page)} />
        </div>
      </div>
      <Banks page={page} />
      {!isShort && <TitleList page={page} />}
      <p class="quiet">This is a design, not a proof. {proofFact(page.catalog)}</p>
    </div>
  );
}

function Lines({ lines, class: name = '' }: { lines: readonly Line[]; class?: string }) {
  return (
    <dl class={`lines ${name}`}>
      {lines.map(({ key, label, text }) => (
        <div key={key} class="line">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Banks({ page }: { page: Page }) {
  const { design, frame, look } = page;
  const { titles, colors } = design;
  const ranges = bankRanges(titles.length, frame.cut);
  return (
    <div class={ranges.length > 6 ? 'order-banks many' : 'order-banks'}>
      {ranges.map((range) => (
        <BankStrip
          key={range.from}
          tabs={drawnTabs(titles, colors, range, frame, look)}
          die={frame.die}
          label={`Drawing of tabs ${range.from + 1} to ${range.to}`}
        />
      ))}
    </div>
  );
}

function TitleList({ page }: { page: Page }) {
  const { catalog, order, design, frame } = page;
  const tabs = describeTabs(catalog, order);
  if (tabs.length === 0) return null;
  return (
    <>
      <h4 class="order-titles-name">Titles</h4>
      <ol class="order-titles">
        {tabs.map(({ text, color }, index) => (
          <li key={index}>
            {text}
            {color && <span class="quiet"> {color}</span>}
            {!titleFit(design.titles[index] ?? '', frame).fits && (
              <strong class="misfit-mark"> too long</strong>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
