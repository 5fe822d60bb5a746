import { useState } from 'preact/hooks';
import { hasTitles } from '../../design/design.ts';
import { type NumbersWish, numberSeries, usualSeries } from '../../design/titles/series.ts';
import { counted } from '../../text/counts.ts';
import type { PutIn } from '../more-actions.ts';
import { Button } from '../view/Button.tsx';
import { Choices, Field } from '../view/fields.tsx';
import type { View } from '../view/page.ts';

const usual: NumbersWish = { before: '', first: '1', last: '25' };

const fields = [
  ['before', 'Before each', 'Exhibit '],
  ['first', 'First', ''],
  ['last', 'Last', ''],
] as const;

const places = [
  { id: 'replace', label: 'Replace all titles' },
  { id: 'append', label: 'After the last tab' },
] as const;

/** Fills in a series: a common one, or numbers. */
export function SeriesTool({ catalog, design, controls }: View) {
  const [wish, setWish] = useState(usual);
  const [where, setWhere] = useState<PutIn>('replace');
  const { max } = catalog.products[design.product].tabsPerSet;
  const { titles, error } = numberSeries(wish, max);
  const fillIn = () => titles && controls.putIn(titles, where);
  return (
    <>
      {hasTitles(design) && (
        <fieldset class="choices">
          <legend>Where to put it</legend>
          <Choices<PutIn> name="series-where" choices={places} chosen={where} onChange={setWhere} />
        </fieldset>
      )}
      <ul class="row" aria-label="Common series">
        {Object.entries(usualSeries).map(([label, series]) => (
          <li key={label}>
            <Button onClick={() => controls.putIn(series, where)}>{label}</Button>
          </li>
        ))}
      </ul>
      <div class="series-fields columns">
        {fields.map(([key, label, placeholder]) => (
          <Field
            key={key}
            id={`series-${key}`}
            label={label}
            inputMode={key === 'before' ? 'text' : 'numeric'}
            autocomplete="off"
            placeholder={placeholder}
            value={wish[key]}
            onType={(typed) => setWish({ ...wish, [key]: typed })}
          />
        ))}
      </div>
      <p role="status" class={error && 'field-error'}>
        {titles ? `${counted(titles.length, 'tab')}: ${titles.slice(0, 3).join(', ')} …` : error}
      </p>
      <div class="actions">
        <Button class="button" disabled={!titles} onClick={fillIn}>
          Fill in numbers
        </Button>
      </div>
    </>
  );
}
