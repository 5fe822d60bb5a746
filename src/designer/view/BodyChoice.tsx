import { bodyLengthMax, cleanBody } from '../../order/clean.ts';
import { optionPrices } from '../price/choice-prices.ts';
import { later, lazy } from './lazy.tsx';
import { isBodyOption, OptionField } from './OptionField.tsx';
import { Check } from './parts.tsx';
import type { View } from './scene.ts';

const ArtworkFields = lazy(async () => (await later()).ArtworkFields);

/** Whether the divider itself is printed, and with what. */
export function BodyChoice(view: View) {
  const { catalog, build, look } = view.scene;
  const options = optionPrices(catalog, build).filter(({ key }) =>
    isBodyOption(catalog, build.product, key),
  );
  return (
    <>
      {options.map((option) => (
        <OptionField key={option.key} option={option} {...view} />
      ))}
      {look.effects.printsBody && <BodyText {...view} />}
    </>
  );
}

function BodyText(view: View) {
  const { scene, controls } = view;
  const { text, isArtwork, artwork } = scene.design.body;
  return (
    <div class="body-text needs-script">
      <div class="field">
        <label for="body-text">Text on every divider</label>
        <textarea
          id="body-text"
          rows={3}
          maxLength={bodyLengthMax}
          value={text}
          onFocus={() => controls.set({ showsBank: true })}
          onInput={({ currentTarget: { value } }) =>
            controls.act({ do: 'setBody', body: { text: cleanBody(value) } }, 'body')
          }
        />
      </div>
      <ArtworkFields {...view} />
      {!artwork && (
        <Check
          label="I'll e-mail artwork"
          isChecked={isArtwork}
          onChange={(isChecked) => controls.act({ do: 'setBody', body: { isArtwork: isChecked } })}
        />
      )}
    </div>
  );
}
