import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeListWarning } from '../../src/documents/whole-list.ts';

const table = readFileSync(new URL('whole-list.txt', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^([^#\n].*?) {2}(.+)$/gm)].map(([, titles = '', named = '']) => ({
  titles,
  named,
}));

test.each(rows)('$titles: $named', ({ titles, named }) => {
  const warning = wholeListWarning(titles.split('|'));
  if (named === '-') expect(warning).toBeUndefined();
  else expect(warning).toMatch(/^This prices .* as sent\./);
  if (named !== '-') expect(warning).toContain(`If "${named}" stands for a list`);
});
