import type { TypeStyle } from '../../layout/type-style.ts';
import type { View } from './scene.ts';

const styles: readonly (readonly [keyof TypeStyle, string])[] = [
  ['bold', 'Bold'],
  ['capitals', 'Capitals'],
  ['oneSize', 'One size for all'],
];

/** Type styles for titles. By default each is as large as fits. */
export function TypeStyles({ scene, controls }: View) {
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
