import type { TypeStyle } from '../../layout/type-style.ts';
import { Drawing } from './Drawing.tsx';
import { lazy } from './lazy.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';
import { TitleList } from './TitleList.tsx';
import { TitleTools } from './TitleTools.tsx';

const Misfits = lazy(async () => (await import('./TitleNotes.tsx')).Misfits);

/** The tabs as they will look, and their titles as a list. */
export function Titles(view: View) {
  const { cuts, frame } = view.scene;
  const hasMisfits = cuts.some(
    ({ cut, titlesThatDoNotFit }) => cut === frame.cut && titlesThatDoNotFit > 0,
  );
  return (
    <Sheet title="Titles" id="titles" position={1}>
      <Drawing {...view} />
      {hasMisfits && <Misfits {...view} />}
      <TitleTools {...view} />
      <div class="titles-columns">
        <TitleList {...view} />
        <div>
          <TypeStyles {...view} />
          <p class="quiet keyboard-help needs-script">
            Click or tap a tab in the drawing to rename it there. In the list, Enter goes to the
            next title, Shift+Enter adds a tab, Alt with the up or down arrow moves it. A list
            pasted into a title fills the tabs from there on.
          </p>
        </div>
      </div>
    </Sheet>
  );
}

const styles: readonly (readonly [keyof TypeStyle, string])[] = [
  ['bold', 'Bold'],
  ['capitals', 'Capitals'],
  ['oneSize', 'One size for all'],
];

/** Type styles for titles. By default each is as large as fits. */
function TypeStyles({ scene, controls }: View) {
  const { type } = scene.design;
  return (
    <fieldset class="plain type-styles needs-script">
      <legend class="visually-hidden">Type</legend>
      {styles.map(([key, label]) => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={type[key]}
            onChange={({ currentTarget: { checked } }) =>
              controls.act({ do: 'setType', type: { [key]: checked } })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
