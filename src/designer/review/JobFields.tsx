import { cleanJob } from '../../order/clean.ts';
import { jobLimits } from '../../order/order.ts';
import type { View } from '../view/scene.ts';
import { TextFields } from '../view/TextFields.tsx';

const optional = { need: 'optional', autocomplete: 'off' } as const;

const fields = {
  name: { label: 'Job name', maxLength: jobLimits.name, ...optional },
  po: { label: 'PO number', maxLength: jobLimits.po, ...optional },
  notes: { label: 'Notes', maxLength: jobLimits.notes, rows: 2, ...optional },
} as const;

/** The buyer's own words about the order. They go wherever the design goes. */
export function JobFields({ scene, controls }: View) {
  return (
    <fieldset class="plain">
      <legend class="visually-hidden">About this order</legend>
      <TextFields
        form="job"
        fields={fields}
        values={scene.design.job}
        onChange={(part, text) =>
          controls.act({ do: 'setJob', job: cleanJob({ [part]: text }) }, `job-${part}`)
        }
      />
    </fieldset>
  );
}
