import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What an element shows, looked at until it is as expected: `await seen.text(notice).toBe('')`. */
export const seen = {
  text: (element: Locator) => expect.poll(() => element.innerText()),
  value: (field: Locator) => expect.poll(() => field.inputValue()),
  count: (elements: Locator) => expect.poll(() => elements.count()),
  checked: (choice: Locator) => expect.poll(() => choice.isChecked()),
};
