/** Announces messages to screen readers. */
export type Announcer = ReturnType<typeof announcer>;

const pauseMs = 700;

/** @param region a live region (`role="status"`) */
export function announcer(region: Element) {
  let timer: number | undefined;
  let before = '';
  const write = (text: string) => {
    // Unchanged text is not announced again.
    region.textContent = text === region.textContent ? `${text}\u00a0` : text;
  };
  return {
    /** Announces a text immediately. */
    say: (text: string) => {
      before = `${text} `;
      write(text);
    },
    /** Announces only the last of several texts, after immediate ones. */
    sayLast: (text: string) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        write(before + text);
        before = '';
      }, pauseMs);
    },
  };
}
