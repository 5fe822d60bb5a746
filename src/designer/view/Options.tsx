import { bodyLengthMax, cleanBody } from '../../order/clean.ts';
import { quoteFormAddress } from '../address/write.ts';
import { additionText, type OptionPrices, optionPrices } from '../price/choice-prices.ts';
import type { Design } from '../state/design.ts';
import { later, lazy } from './lazy.tsx';
import { memo } from './memo.ts';
import { Panel, unscriptedForm } from './Panel.tsx';
import { Check } from './parts.tsx';
import type { View } from './scene.ts';

const ArtworkFields = lazy(async () => (await later()).ArtworkFields);

/** Every option of the product that isn't part of the look. */
export function Options(view: View) {
  const { catalog } = view.scene;
  return (
    <Panel id="options">
      <OptionFields {...view} isBody={false} />
      <p class="quiet by-quote">
        Priced by quote: {catalog.book.quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink scene={view.scene}>Ask for a quote</QuoteFormLink>
      </p>
    </Panel>
  );
}

/** Whether the divider itself is printed, and with what. */
export function BodyChoice(view: View) {
  return (
    <>
      <OptionFields {...view} isBody />
      {view.scene.look.effects.printsBody && <BodyText {...view} />}
    </>
  );
}

/** What the price of a design depends on. */
export function pricedFrom({ product, sets, options, titles, colors }: Design): unknown[] {
  return [product, sets, options, titles.length, colors];
}

type OptionsProps = View & Pick<OptionPrices, 'isBody'>;

/** Not drawn again for a letter of a title: every choice would be priced. */
const OptionFields = memo(drawOptionFields, ({ scene }) => pricedFrom(scene.design));

function drawOptionFields({ scene, controls, isBody }: OptionsProps) {
  const options = optionPrices(scene.catalog, scene.build).filter(
    (option) => option.isBody === isBody,
  );
  return (
    <>
      {options.map((option) => (
        <OptionField key={option.key} option={option} controls={controls} />
      ))}
    </>
  );
}

/** An option with the description and price of each choice. */
function OptionField({ option, controls }: Pick<View, 'controls'> & { option: OptionPrices }) {
  const chosen = option.choices.find(({ choice }) => choice.id === option.chosen)?.choice;
  return (
    <fieldset class="plain option">
      <legend>{option.label}</legend>
      <div class="choice-row">
        {option.choices.map((priced) => (
          <label key={priced.choice.id} class="choice option-choice" title={priced.choice.meaning}>
            <input
              type="radio"
              name={option.key}
              form={unscriptedForm}
              value={priced.choice.id}
              checked={priced.choice.id === option.chosen}
              disabled={!priced.isOffered}
              onChange={() => {
                controls.act({ do: 'choose', option: option.key, choice: priced.choice.id });
                controls.set({ showsBank: true });
              }}
            />
            <span>
              {priced.choice.label}
              <small class="option-price">{additionText(priced)}</small>
            </span>
          </label>
        ))}
      </div>
      <p class="quiet">{chosen?.meaning}</p>
    </fieldset>
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
        {text.length >= bodyLengthMax && <p class="quiet">At most {bodyLengthMax} characters.</p>}
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

interface LinkProps extends Pick<View, 'scene'> {
  /** The id of what is priced by quote, if that is known. */
  readonly wish?: string | undefined;
  readonly children: string;
}

/** Links to the by-quote form. The design is filled in when the link is pressed. */
export function QuoteFormLink({ scene: { catalog, design }, wish, children }: LinkProps) {
  return (
    <a
      href={catalog.book.seller.quotePath}
      onClick={({ currentTarget }) => {
        currentTarget.href = quoteFormAddress(catalog, design, wish);
      }}
    >
      {children}
    </a>
  );
}
