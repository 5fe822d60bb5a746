import { cleanJob } from '../../order/clean.ts';
import { type Job, jobLimits } from '../../order/order.ts';
import type { View } from '../view/scene.ts';

/** The buyer's own words about the order. They go wherever the design goes. */
export function JobFields({ scene, controls }: View) {
  const { job } = scene.design;
  const field = (part: keyof Job) => ({
    id: `job-${part}`,
    value: job[part],
    maxLength: jobLimits[part],
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      controls.act({ do: 'setJob', job: cleanJob({ [part]: value }) }, `job-${part}`),
  });
  const line = (part: keyof Job, label: string) => (
    <div class="field">
      {labelOf(part, label)}
      <input type="text" autocomplete="off" {...field(part)} />
    </div>
  );
  return (
    <fieldset class="plain contact-fields">
      <legend class="visually-hidden">About this order</legend>
      {line('name', 'Job name')}
      {line('po', 'PO number')}
      <div class="field wide">
        {labelOf('notes', 'Notes')}
        <textarea rows={2} {...field('notes')} />
      </div>
    </fieldset>
  );
}

function labelOf(part: keyof Job, label: string) {
  return (
    <label for={`job-${part}`}>
      {label} <span class="quiet">optional</span>
    </label>
  );
}
