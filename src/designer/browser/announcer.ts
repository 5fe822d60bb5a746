/** Says things to those who listen to the page. */
export interface Announcer {
  /** Says something at once. */
  say(text: string): void;
  /** Says the last of several texts when no more come, after what was said at once. */
  sayLast(text: string): void;
}

const pauseMs = 700;

/** @param region an element that screen readers watch (`role="status"`). */
export function announcer(region: Element | null): Announcer {
  let timer: number | undefined;
  let before = '';
  const write = (text: string) => {
    if (!region) return;
    // A text that stays as it was is not read out again.
    region.textContent = text === region.textContent ? `${text}\u00a0` : text;
  };
  return {
    say: (text) => {
      before = `${text} `;
      write(text);
    },
    sayLast: (text) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        write(before + text);
        before = '';
      }, pauseMs);
    },
  };
}
