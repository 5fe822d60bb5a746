import { render } from 'preact';
import { orderBook } from '../browser/order-book.ts';
import { versions } from '../contract/versions.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { Card } from './Card.tsx';
import './card.css';
import { connectHost, type Host } from './host.ts';
import { type CardView, cardView } from './view.ts';

const catalog = openCatalog(orderBook, '');
const page = document.documentElement;
let host: Host | undefined;
let view: CardView | undefined;
let width = 0;

function draw(): void {
  const card = view && <Card view={view} width={page.clientWidth} openLink={host?.openLink} />;
  render(card ?? null, document.body);
}

const resizes = new ResizeObserver(() => {
  resize(page.clientWidth, Math.ceil(document.body.getBoundingClientRect().height));
  if (page.clientWidth === width) return;
  width = page.clientWidth;
  draw();
});

const resize = connectHost(
  { name: 'tabquote', version: versions.mcpServer },
  (changed) => {
    host = changed;
    page.style.colorScheme = changed.theme ?? '';
    page.style.fontFamily = changed.font ?? '';
    draw();
  },
  (structured) => {
    view = cardView(catalog, structured);
    draw();
    resizes.observe(document.body);
  },
);
