/** How long to wait before the next update of the page's URL. */
export interface WritingPace {
  waitMs(): number;
  /** Counts an update. */
  count(): void;
}

/** Long enough for a change to be painted first. */
const afterPaintMs = 80;

/** The burst size, and the time until each update is allowed again. */
const atOnce = 20;
const eachMs = 400;

/**
 * A pace that no browser rejects: Safari allows 100 URL updates in 30 seconds. A few changes in a
 * row are written immediately; continuous typing is written at intervals.
 */
export function writingPace(now: () => number = Date.now): WritingPace {
  let free = atOnce;
  let since = now();
  const refill = () => {
    const time = now();
    free = Math.min(atOnce, free + (time - since) / eachMs);
    since = time;
  };
  return {
    waitMs: () => {
      refill();
      return free >= 1 ? afterPaintMs : Math.ceil((1 - free) * eachMs);
    },
    count: () => {
      refill();
      free -= 1;
    },
  };
}
