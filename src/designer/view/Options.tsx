import { inkCheck } from '../../design/print.ts';
import { bodyLengthMax, cleanBody } from '../../order/clean.ts';
import { isOffered } from '../../pricing/build.ts';
import type { PricedChoice, PricedOption } from '../../pricing/catalog.ts';
import { priceAt } from '../../pricing/quote.ts';
import { dollars } from '../../text/money.ts';
import { QuoteFormLink } from './Colors.tsx';
import { Choices, Field } from './fields.tsx';
import { ArtworkFields } from './lazy.tsx';
import { Panel, unscriptedForm } from './Panel.tsx';
import type { Page, View } from './page.ts';

/** Every option of the product that isn't part of the look. */
export function Options(view: View) {
  const { quoteOnly } = view.catalog.book;
  const print = inkCheck(view);
  return (
    <Panel id="options">
      <OptionFields {...view} isBody={false} />
      {print && <p class="notice warning">{print.text}</p>}
      <p class="quiet by-quote">
        Priced by quote: {quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink {...view}>Ask for a quote</QuoteFormLink>
      </p>
    </Panel>
  );
}

/** The options that print on the divider itself, with what is printed, or the others. */
export function OptionFields({ isBody, ...view }: View & { isBody: boolean }) {
  const { catalog, design, look } = view;
  const { act, show } = view.controls;
  const { product, options } = view.build;
  const fieldOf = (option: PricedOption) => {
    const { key, label } = option;
    const choices = [...option.choices.values()];
    if (choices.some(({ data }) => data.effect?.printsBody) !== isBody) return null;
    const chosen = option.choices.get(options[key] ?? option.default);
    return (
      <fieldset key={key} class="plain option">
        <legend>{label}</legend>
        <Choices
          name={key}
          form={unscriptedForm}
          choices={choices.map((choice) => ({
            id: choice.id,
            label: [choice.label, <small key="price">{additionText(view, option, choice)}</small>],
            title: choice.meaning,
            isOff: !isOffered(choice, options),
          }))}
          chosen={chosen?.id}
          onChange={(choice = '') => {
            act({ do: 'choose', option: key, choice });
            show('divider');
          }}
        />
        <p class="quiet">{chosen?.meaning}</p>
      </fieldset>
    );
  };
  return (
    <>
      {catalog.products[product].options.map(fieldOf)}
      {isBody && look.effects.printsBody && (
        <div class="body-text needs-script">
          <Field
            id="body-text"
            label="Text on every divider"
            rows={3}
            maxLength={bodyLengthMax}
            value={design.body.text}
            onFocus={() => show('divider')}
            onType={(text) => act({ do: 'setBody', body: { text: cleanBody(text) } }, 'body')}
          />
          <ArtworkFields {...view} />
        </div>
      )}
    </>
  );
}

/** What a choice adds to the total instead of the option's default, with all else unchanged. */
function additionText(page: Page, option: PricedOption, choice: PricedChoice): string {
  const { catalog, build } = page;
  if (choice.isDefault) return 'Included';
  if (!isOffered(choice, build.options)) return `Only with ${choice.onlyWith}`;
  const totalWith = (id: string) => {
    const options = { ...build.options, [option.key]: id };
    return priceAt(catalog.products[build.product], { ...build, options }, build.sets).totalCents;
  };
  const adds = totalWith(choice.id) - totalWith(option.default);
  if (adds === 0) return 'No extra cost';
  const perSet = adds / build.sets;
  const isBySet = choice.charges.every(({ key }) => key === 'perSet') && Number.isInteger(perSet);
  const amount = dollars(Math.abs(isBySet ? perSet : adds));
  return `${adds > 0 ? '+' : '\u2212'} ${amount} ${isBySet ? 'a set' : 'total'}`;
}
