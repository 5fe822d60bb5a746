import { expect, test } from 'vitest';
import { wholeListWarning } from '../../src/documents/whole-list.ts';
import { rowsOf } from '../support/rows.ts';

test.each(rowsOf(new URL('whole-list.txt', import.meta.url)))('%s: %s', (titles = '', named) => {
  const warning = wholeListWarning(titles.split('|'));
  if (named === '-') expect(warning).toBeUndefined();
  else expect(warning).toMatch(/^This prices .* as sent\./);
  if (named !== '-') expect(warning).toContain(`If "${named}" stands for a list`);
});
