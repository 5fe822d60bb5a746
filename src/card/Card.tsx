import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { ToolQuoteDocument } from '../contract/tools.ts';
import { counted, formatCount } from '../text/counts.ts';
import { arrivalSentences } from '../text/days.ts';
import { dollars, unitPrice } from '../text/money.ts';
import type { Host } from './host.ts';
import { TabRows } from './TabRows.tsx';
import type { CardView } from './view.ts';

interface Props extends Partial<Pick<Host, 'openLink'>> {
  readonly view: CardView;
  /** The width of the card, in CSS pixels. */
  readonly width: number;
}

/** A quote or a draft as shown in a chat. */
export function Card({ view, width, openLink }: Props) {
  const { quoted } = view;
  const padding = 32;
  return (
    <main class="card">
      <div class="head">
        <Summary view={view} />
        <a
          class="open"
          href={quoted.orderUrl}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            if (!openLink) return;
            event.preventDefault();
            openLink(quoted.orderUrl);
          }}
        >
          Open in the designer
        </a>
      </div>
      <Sections>
        {[
          quoted.layout && {
            title: 'Tabs',
            content: <TabRows view={view} width={width - padding} />,
          },
          { title: 'Price', content: <Breakdown quoted={quoted} /> },
          { title: 'Order', content: <Order view={view} /> },
          { title: 'Alternatives', content: <Alternatives quoted={quoted} /> },
        ].filter((section) => section !== undefined)}
      </Sections>
    </main>
  );
}

function Summary({ view }: { readonly view: CardView }) {
  const { quoted, catalog } = view;
  const { warning, notices = [], sets, tabsPerSet, price, shipping, delivery, layout } = quoted;
  const { name } = catalog.products[quoted.product].data;
  const { freeOver } = shipping;
  return (
    <div class="summary">
      <h1>
        {name}: {counted(sets, 'set')} of {counted(tabsPerSet, 'tab')}
      </h1>
      <p class="price">
        <strong>{money(price.total)}</strong> total, setup included. {money(price.perSet)} a set.
      </p>
      {warning && <p class="fault">{warning}</p>}
      {!layout && <p>{notices.join(' ')}</p>}
      {delivery && <p>{arrivalSentences(delivery, delivery.zip).join(' ')}</p>}
      <p>
        {shipping.freeGround
          ? `Free ground shipping in the ${shipping.region}.`
          : `Shipping is extra.${freeOver === undefined ? '' : ` Orders over ${money(freeOver)} ship free in the ${shipping.region}.`}`}
      </p>
    </div>
  );
}

interface Section {
  readonly title: string;
  readonly content: ComponentChildren;
}

/** Sections behind tabs, one at a time (the ARIA tabs pattern). */
function Sections({ children: sections }: { readonly children: readonly Section[] }) {
  const [open, setOpen] = useState(0);
  const last = sections.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: open === last ? 0 : open + 1,
    ArrowLeft: open === 0 ? last : open - 1,
    Home: 0,
    End: last,
  };
  const step = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div class="sections">
      <div class="section-tabs" role="tablist" aria-label="Details" onKeyDown={step}>
        {sections.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-controls="section"
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div class="section" role="tabpanel" id="section" aria-labelledby={`tab-${open}`}>
        {sections[open]?.content}
      </div>
    </div>
  );
}

function Breakdown({ quoted: { breakdown, price } }: { readonly quoted: ToolQuoteDocument }) {
  return (
    <table>
      <caption class="unseen">What the price is made of</caption>
      <tbody>
        {breakdown.map(({ item, label, count, each, amount }) => (
          <tr key={item + label}>
            <th scope="row">
              {label}
              {count !== undefined && (
                <span class="working">
                  : {formatCount(count)} x {unitPrice(Math.round((each ?? 0) * 1_000_000))}
                </span>
              )}
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{money(price.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Order({ view: { lines } }: { readonly view: CardView }) {
  return (
    <table>
      <caption class="unseen">What is ordered</caption>
      <tbody>
        {lines.map(({ key, label, text }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the order may lack, and the prices of other quantities. */
function Alternatives({ quoted }: { readonly quoted: ToolQuoteDocument }) {
  return (
    <>
      {quoted.layout && <p>{quoted.notices?.join(' ')}</p>}
      <Quantities quoted={quoted} />
    </>
  );
}

const shownQuantities = 5;

/** The quantities around the quoted one, itself included: at most five. */
function Quantities({ quoted }: { readonly quoted: ToolQuoteDocument }) {
  const { price, nextQuantity } = quoted;
  const next = nextQuantity ? [nextQuantity] : [];
  const { quantities = [{ sets: quoted.sets, ...price }, ...next] } = quoted;
  const at = quantities.findIndex(({ sets }) => sets === quoted.sets);
  const from = Math.max(0, Math.min(at - 1, quantities.length - shownQuantities));
  return (
    <table>
      <caption class="unseen">Prices for other quantities</caption>
      <thead>
        <tr>
          <th scope="col">Sets</th>
          <th scope="col">Price a set</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {quantities.slice(from, from + shownQuantities).map(({ sets, perSet, total }) => (
          <tr key={sets} aria-current={sets === quoted.sets ? 'true' : undefined}>
            <th scope="row">{formatCount(sets)}</th>
            <td>{money(perSet)}</td>
            <td>{money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats a result's amount, which has at most two decimals. */
function money(amount: number): string {
  return dollars(Math.round(amount * 100));
}
