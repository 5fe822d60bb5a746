import { expect, test } from 'vitest';
import { served } from '../support/served.ts';

const service = served();

test.each(['/', '/prices', '/prices/paper', '/prices/poly'])(
  '%s says that the total holds and the price per set is rounded',
  async (path) => {
    const page = await (await fetch(service.address + path)).text();
    const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/price per set is the total divided[^.]* rounded/);
  },
);
