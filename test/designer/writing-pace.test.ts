import { expect, test } from 'vitest';
import { writingPace } from '../../src/designer/browser/address-bar.ts';

test('a constantly changing address is written less than 100 times in 30 seconds', () => {
  let time = 0;
  const pace = writingPace(() => time);
  let written = 0;
  while (time < 30_000) {
    time += pace.waitMs();
    pace.count();
    written += 1;
  }
  expect(written).toBeLessThan(100);
  expect(written).toBeGreaterThan(50);
});

test('an occasional change is written immediately', () => {
  let time = 0;
  const pace = writingPace(() => time);
  for (let change = 0; change < 200; change++) {
    expect(pace.waitMs()).toBeLessThan(100);
    pace.count();
    time += 500;
  }
});
