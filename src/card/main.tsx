import { render } from 'preact';
import { orderBook } from '../browser/order-book.ts';
import type { ToolQuoteDocument } from '../contract/answers.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { Card, isQuote } from './Card.tsx';
import './card.css';
import { connectHost, type Host } from './host.ts';

const catalog = openCatalog(orderBook, '');
const page = document.documentElement;
let host: Host | undefined;
let quote: ToolQuoteDocument | undefined;

function draw(): void {
  const card = quote && <Card catalog={catalog} quote={quote} openLink={host?.openLink} />;
  render(card ?? null, document.body);
}

const resizes = new ResizeObserver(() => {
  resize(page.clientWidth, Math.ceil(document.body.getBoundingClientRect().height));
});

const resize = connectHost(
  { name: 'tabquote', version: '1' },
  (changed) => {
    host = changed;
    page.style.colorScheme = changed.theme ?? '';
    page.style.fontFamily = changed.font ?? '';
    draw();
  },
  (structured) => {
    quote = isQuote(catalog, structured) ? structured : undefined;
    draw();
    resizes.observe(document.body);
  },
);
