import { expect, test } from 'vitest';
import { describeCurve, frame, priceCurve } from '../../src/components/price-curve.ts';
import { catalog } from '../support/catalog.ts';

const curveOf = (id: 'paper' | 'poly', tabs = 5) => priceCurve(catalog.products[id], tabs);

test.each(catalog.productIds)(
  'every quantity of %s stands within the frame, further right and lower',
  (id) => {
    const { points } = curveOf(id);
    expect(points.map(({ sets }) => sets)).toEqual(catalog.book.limits.setQuantities);
    for (const [index, { x, y }] of points.entries()) {
      expect(x).toBeGreaterThan(points[index - 1]?.x ?? frame.left - 1);
      expect(y).toBeGreaterThanOrEqual(points[index - 1]?.y ?? frame.top);
      expect(x).toBeLessThanOrEqual(frame.right);
      expect(y).toBeLessThanOrEqual(frame.bottom);
    }
  },
);

test('doubling the sets is the same step everywhere', () => {
  const { points } = curveOf('paper');
  const x = (sets: number) => points.find((point) => point.sets === sets)?.x ?? 0;
  expect(x(50) - x(25)).toBeCloseTo(x(1000) - x(500), 0);
  expect(x(100) - x(50)).toBeCloseTo(x(400) - x(200), 0);
});

test.each([1, 5, 31, 500])(
  'with %i tabs the price axis begins at nothing and holds all prices',
  (tabs) => {
    const { points, priceTicks } = curveOf('poly', tabs);
    const most = Math.max(...points.map(({ perSetCents }) => perSetCents));
    expect(priceTicks[0]).toEqual({ cents: 0, y: frame.bottom });
    expect(priceTicks.at(-1)?.cents).toBeGreaterThanOrEqual(most);
    expect(priceTicks.length).toBeLessThanOrEqual(6);
  },
);

test('the curve in words gives the labeled prices', () => {
  expect(describeCurve(curveOf('paper'))).toBe(
    'Price per set falls as sets grow: 25 sets, $5.45; 50 sets, $3.20; 100 sets, $2.35; 200 sets, $1.80; 400 sets, $1.44; 1,000 sets, $1.08.',
  );
});
