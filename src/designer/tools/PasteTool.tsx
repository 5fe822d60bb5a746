import { useState } from 'preact/hooks';
import { hasTitles, isBlank } from '../../design/design.ts';
import { type PasteChoices, readPasted } from '../../design/titles/paste.ts';
import { counted } from '../../text/counts.ts';
import { Button } from '../view/Button.tsx';
import { Check, Field } from '../view/fields.tsx';
import type { Page, View } from '../view/page.ts';
import { fromField, inField } from '../view/title-field.ts';

type Draft = PasteChoices & { readonly text: string };

function draftOf({ design, pasted }: Page): Draft {
  if (pasted || !hasTitles(design)) return { text: pasted?.text ?? '' };
  const text = design.titles.map(inField).join('\n');
  return { text, keepNumbering: true, keepEmpty: design.titles.some(isBlank) };
}

/** The titles as text, one per line: to paste a list or a table, or to edit everything. */
export function PasteTool(view: View) {
  const { catalog, design, pasted, controls } = view;
  const [draft, setDraft] = useState(() => draftOf(view));
  const edit = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const set = (choice: keyof Draft) => (isChecked: boolean) => edit({ [choice]: isChecked });

  const { text, keepNumbering = false, keepEmpty = false } = draft;
  const { titles, numbering, columns, column, skipsHeader } = readPasted(text, draft);
  const fillIn = () => controls.putIn(titles.map(fromField), pasted?.at ?? 'replace');
  const { max } = catalog.products[design.product].tabsPerSet;
  return (
    <>
      <Field
        id="title-list"
        label="One title per line"
        rows={Math.min(16, Math.max(8, titles.length + 1))}
        spellcheck={false}
        value={text}
        hint="Paste a list from Word, columns from Excel, or type."
        onType={(typed) => edit({ text: typed })}
      />
      {columns.length > 0 && (
        <>
          <div class="field">
            <label for="title-column">Which column has the titles?</label>
            <select
              id="title-column"
              value={column}
              onChange={({ currentTarget: { value } }) =>
                edit({ column: value === 'joined' ? value : Number(value) })
              }
            >
              {columns.map((cells, index) => (
                <option key={index} value={index}>
                  Column {index + 1}: {sample(cells)}
                </option>
              ))}
              <option value="joined">All columns, joined</option>
            </select>
          </div>
          <Check
            label="The first row is a header"
            isChecked={skipsHeader}
            onChange={set('skipsHeader')}
          />
        </>
      )}
      {numbering && (
        <Check
          label={`Leave out ${numbering}`}
          isChecked={!keepNumbering}
          onChange={(isChecked) => edit({ keepNumbering: !isChecked })}
        />
      )}
      <Check label="Empty lines are blank tabs" isChecked={keepEmpty} onChange={set('keepEmpty')} />
      <p role="status">
        {counted(titles.length, 'tab')}.
        {titles.length > max && ` A set has at most ${max}; the rest is left out.`}
      </p>
      <div class="actions">
        <Button class="button" disabled={titles.length === 0} onClick={fillIn}>
          Use this list
        </Button>
      </div>
    </>
  );
}

/** @example sample(['A', 'B', 'C', 'D']) // 'A, B, C …' */
function sample(cells: readonly string[]): string {
  const few = cells.filter((cell) => cell !== '').slice(0, 3);
  return `${few.join(', ')}${cells.length > few.length ? ' …' : ''}`;
}
