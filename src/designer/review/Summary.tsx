import { orderLines, priceLines } from '../../design/lines.ts';
import { drawnTabs, onDeskWith, titleFit } from '../../drawing/frame.ts';
import { desk } from '../../drawing/scene/poses.ts';
import { scene } from '../../drawing/scene/scene.ts';
import { colorOf, hasColors } from '../../layout/look.ts';
import { describeTabs } from '../../order/describe.ts';
import type { Page } from '../view/page.ts';

/** The set as a thing, with all tabs of up to 60. Pictures in one page differ in their id. */
export function Picture({ id, ...page }: Page & { id: string }) {
  const { build, frame, look, print } = page;
  const { cut, die } = frame;
  const tabs = drawnTabs(page, onDeskWith(0, build.tabs, cut));
  const set = { id, die, materials: look, tabs, ...desk(tabs, cut, die) };
  const label = 'Drawing of your set';
  return (
    <div
      class={look.isFilm ? 'review-picture mat' : 'review-picture mat mat-light'}
      dangerouslySetInnerHTML={{
        __html: scene({ ...set, body: print, label, fitting: 'xMidYMin slice' }),
      }}
    />
  );
}

/** What is ordered: every title, and everything else line by line. */
export function Words(page: Page) {
  const lines = [...orderLines(page), ...priceLines(page)];
  return (
    <div class="words">
      <Titles {...page} />
      <dl>
        {lines.map(({ key, label, text }) => (
          <div key={key} class={`line line-${key}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Titles({ catalog, order, design, frame, look }: Page) {
  const tabs = describeTabs(catalog, order);
  if (tabs.length === 0) return null;
  return (
    <ol class="title-words">
      {tabs.map(({ text, color }, index) => (
        <li key={index}>
          {hasColors(look) && (
            <svg viewBox="0 0 22 20" aria-hidden="true">
              <path
                d="M1 20V5q0 -4 4 -4h12q4 0 4 4v15z"
                fill={colorOf(look, design.colors[index]).tab}
              />
            </svg>
          )}
          <span>
            {text}
            {color && <small>{color}</small>}
          </span>
          {!titleFit(design.titles[index] ?? '', frame).fits && <strong>too long</strong>}
        </li>
      ))}
    </ol>
  );
}

/** The design on paper, while the browser prints the page. */
export function PrintSheet(page: Page) {
  const { seller, products } = page.catalog.book;
  return (
    <div class="print-area">
      <p>{seller.name}</p>
      <h2>{products[page.design.product].name}</h2>
      <Picture {...page} id="print" />
      <Words {...page} />
      <p>This is a design, not a proof.</p>
    </div>
  );
}
