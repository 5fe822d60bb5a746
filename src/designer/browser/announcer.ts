/** Announces messages to screen readers. */
export interface Announcer {
  /** Announces a text immediately. */
  say(text: string): void;
  /** Announces only the last of several texts, after immediate ones. */
  sayLast(text: string): void;
}

const pauseMs = 700;

/** @param region a live region (`role="status"`). */
export function announcer(region: Element | null): Announcer {
  let timer: number | undefined;
  let before = '';
  const write = (text: string) => {
    if (!region) return;
    // Unchanged text is not announced again.
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
