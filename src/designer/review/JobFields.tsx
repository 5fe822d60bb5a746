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
  return (
    <fieldset class="plain job-fields">
      <legend>About this order (optional)</legend>
      <div class="field">
        <label for="job-name">Job name</label>
        <input type="text" autocomplete="off" {...field('name')} />
      </div>
      <div class="field">
        <label for="job-po">PO number</label>
        <input type="text" autocomplete="off" {...field('po')} />
      </div>
      <div class="field">
        <label for="job-notes">Notes</label>
        <textarea rows={2} {...field('notes')} />
      </div>
    </fieldset>
  );
}
