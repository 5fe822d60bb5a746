import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeListWarning } from '../../src/documents/whole-list.ts';

const table = readFileSync(new URL('whole-list.txt', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^([^#\n].*?) {2}(.+)$/gm)].map(([, titles = '', says = '']) => ({
  titles,
  says,
}));

test.each(rows)('$titles: $says', ({ titles, says }) => {
  const warning = wholeListWarning(titles.split('|'));
  if (says === '-') expect(warning).toBeUndefined();
  else expect(warning).toContain(says);
});
