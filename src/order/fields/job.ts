import { cleanJob } from '../clean.ts';
import type { Field } from '../field.ts';
import { type Job, jobLimits } from '../order.ts';
import { textOf } from '../words.ts';

/** The buyer's own words, in their fields' order. They never change a price. */
export const jobFields: readonly Field<string>[] = [
  jobField('name', '#job', ['job', 'job name', 'project', 'project name', 'matter', 'case name']),
  jobField('po', '#po', ['po', 'po number', 'purchase order', 'purchase order number']),
  jobField('notes', '#notes', [
    'notes',
    'note',
    'comments',
    'instructions',
    'special instructions',
  ]),
];

function jobField(part: keyof Job, link: string, alsoCalled: readonly string[]): Field<string> {
  const max = jobLimits[part];
  const clean = (value: unknown) => cleanJob({ [part]: textOf(value) })[part] ?? '';
  const isTooLong = (value: unknown) => [...textOf(value)].length > max;
  return {
    key: link,
    names: { link },
    alsoCalled,
    shape: { kind: 'text', max },
    exact: (value) => (isTooLong(value) ? undefined : clean(value)),
    meant: () => ({ wrong: 'tooLong', facts: { max } }),
    write: (text) => text,
    of: ({ job }) => job[part] || undefined,
    repair: clean,
  };
}
