import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { type ChartLine, chartLines, chartReading, indexAt, priceChart } from './price-chart.ts';
import { byId } from './price-view.ts';

/**
 * Updates the page's `PriceChart` for a build, a pointer and its slider.
 *
 * @param products the page's own first
 * @param choose called with the number of sets that the visitor picks in the chart
 */
export function chartView(products: readonly PricedProduct[], choose: (sets: number) => void) {
  const picture = byId('chart-picture');
  const slider = byId<HTMLInputElement>('chart-sets');
  const compare = document.getElementById('chart-compare') as HTMLInputElement | null;
  let build: Build | undefined;
  let lines: ChartLine[] = [];

  slider.addEventListener('input', () => chooseAt(slider.valueAsNumber));
  compare?.addEventListener('input', () => build && show(build));
  picture.addEventListener('pointermove', (event) => draw(pointed(event)));
  picture.addEventListener('pointerleave', () => draw(slider.valueAsNumber));
  picture.addEventListener('click', (event) => chooseAt(pointed(event)));
  return { show };

  function show(next: Build): void {
    build = next;
    lines = chartLines(compare?.checked === false ? products.slice(0, 1) : products, next);
    const index = lines[0]?.prices.findIndex(({ sets }) => sets === next.sets) ?? 0;
    slider.valueAsNumber = index;
    slider.setAttribute('aria-valuetext', chartReading(lines, index));
    draw(index);
  }

  function draw(index: number): void {
    picture.innerHTML = priceChart(lines, index);
    byId('chart-reading').textContent = chartReading(lines, index);
  }

  function chooseAt(index: number): void {
    const price = lines[0]?.prices[index];
    if (price) choose(price.sets);
  }

  function pointed({ clientX }: MouseEvent): number {
    const { left, width } = picture.getBoundingClientRect();
    return indexAt((clientX - left) / width, lines[0]?.prices.length ?? 1);
  }
}
