/** How long to wait before the page's address is written once more. */
export interface WritingPace {
  waitMs(): number;
  /** Takes note that it has been written. */
  count(): void;
}

/** Long enough for what was changed to be on screen first. */
const afterPaintMs = 80;

/** So many writes may follow each other at once; each needs so long to be allowed again. */
const atOnce = 20;
const eachMs = 400;

/**
 * A pace at which no browser refuses: Safari takes 100 addresses in 30 seconds. A few changes in a
 * row are written at once, those of a person who goes on typing now and then.
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
