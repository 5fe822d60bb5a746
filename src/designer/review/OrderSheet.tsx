import { describeTabs, type Line } from '../../order/describe.ts';
import { BankStrip } from '../drawing/BankStrip.tsx';
import { bankRanges, tabPicture } from '../drawing/picture.ts';
import { Preview } from '../view/Preview.tsx';
import type { Scene } from '../view/scene.ts';
import { proofFact } from './proof-fact.ts';
import { orderLines, priceLines } from './summary.ts';

/** The design as a clean sheet, for screen or print: drawing, options, price, titles. */
export function OrderSheet({ scene }: { scene: Scene }) {
  const { seller, products } = scene.catalog.book;
  return (
    <div class="order-sheet">
      <p class="order-seller">{seller.name}</p>
      <h3 class="order-name">{products[scene.design.product].name}</h3>
      <div class="order-head">
        <Preview scene={scene} bank={0} />
        <div>
          <Lines lines={priceLines(scene)} class="order-price" />
          <Lines lines={orderLines(scene)} />
        </div>
      </div>
      <Banks scene={scene} />
      <TitleList scene={scene} />
      <p class="quiet">This is a design, not a proof. {proofFact(scene.catalog)}</p>
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

function Banks({ scene }: { scene: Scene }) {
  const { design, frame, look } = scene;
  const ranges = bankRanges(design.titles.length, frame.cut);
  return (
    <div class={ranges.length > 6 ? 'order-banks many' : 'order-banks'}>
      {ranges.map(({ from, to }) => (
        <BankStrip
          key={from}
          tabs={design.titles
            .slice(from, to)
            .map((title, place) => tabPicture(title, from + place, frame))}
          colors={design.colors.slice(from, to)}
          look={look}
          die={frame.die}
          isBold={frame.type.bold}
          label={`Drawing of tabs ${from + 1} to ${to}`}
        />
      ))}
    </div>
  );
}

function TitleList({ scene }: { scene: Scene }) {
  const { catalog, order, design, frame } = scene;
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
            {!tabPicture(design.titles[index] ?? '', index, frame).fit.fits && (
              <strong class="misfit-mark"> too long</strong>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
