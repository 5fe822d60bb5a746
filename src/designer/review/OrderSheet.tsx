import { BankStrip } from '../drawing/BankStrip.tsx';
import { bankRanges, tabPicture } from '../drawing/picture.ts';
import { Preview } from '../view/Preview.tsx';
import type { Scene } from '../view/scene.ts';
import { proofFact } from './proof-fact.ts';
import {
  colorNames,
  designLines,
  hasOwnColors,
  priceLines,
  productName,
  type SummaryLine,
} from './summary.ts';

/** The design as a clean sheet, for screen or print: drawing, options, price, titles. */
export function OrderSheet({ scene }: { scene: Scene }) {
  return (
    <div class="order-sheet">
      <p class="order-seller">{scene.catalog.book.seller.name}</p>
      <h3 class="order-name">{productName(scene)}</h3>
      <div class="order-head">
        <Preview scene={scene} bank={0} />
        <div>
          <Lines lines={priceLines(scene)} class="order-price" />
          <Lines lines={designLines(scene)} />
        </div>
      </div>
      <Banks scene={scene} />
      {scene.build.titles && <TitleList scene={scene} />}
      <p class="quiet">This is a design, not a proof. {proofFact(scene.catalog)}</p>
    </div>
  );
}

function Lines({ lines, class: name = '' }: { lines: readonly SummaryLine[]; class?: string }) {
  return (
    <dl class={`lines ${name}`}>
      {lines.map(({ label, value }) => (
        <div key={label} class="line">
          <dt>{label}</dt>
          <dd>{value}</dd>
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
  const { titles } = scene.design;
  const colors = hasOwnColors(scene) ? colorNames(scene) : [];
  return (
    <>
      <h4 class="order-titles-name">Titles</h4>
      <ol class="order-titles">
        {titles.map((title, index) => {
          const isFitting = tabPicture(title, index, scene.frame).fit.fits;
          return (
            <li key={index}>
              {title.trim() || <span class="quiet">blank tab</span>}
              {colors[index] && <span class="quiet"> {colors[index]}</span>}
              {!isFitting && <strong class="misfit-mark"> too long</strong>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
