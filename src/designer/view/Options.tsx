import { inkCheck } from '../../design/print.ts';
import { bodyLengthMax, cleanBody } from '../../order/clean.ts';
import { isOffered } from '../../pricing/build.ts';
import { allChoices, type PricedChoice, type PricedOption } from '../../pricing/catalog.ts';
import { priceAt } from '../../pricing/quote.ts';
import { dollars } from '../../text/money.ts';
import { QuoteFormLink } from './Colors.tsx';
import { lazy } from './lazy.tsx';
import { Panel, unscriptedForm } from './Panel.tsx';
import type { Page, View } from './page.ts';
import { Choices } from './parts.tsx';
import { Field } from './TextFields.tsx';

const ArtworkFields = lazy((parts) => parts.ArtworkFields);

/** Every option of the product that isn't part of the look. */
export function Options(view: View) {
  const { catalog } = view.page;
  const print = inkCheck(view.page);
  return (
    <Panel id="options">
      <OptionFields {...view} isBody={false} />
      {print && <p class="notice warning">{print.text}</p>}
      <p class="quiet by-quote">
        Priced by quote: {catalog.book.quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink page={view.page}>Ask for a quote</QuoteFormLink>
      </p>
    </Panel>
  );
}

/** Whether the divider itself is printed, and with what. */
export function BodyChoice(view: View) {
  return (
    <>
      <OptionFields {...view} isBody />
      {view.page.look.effects.printsBody && <BodyText {...view} />}
    </>
  );
}

interface OptionsProps extends View {
  /** Whether to show those that print on the divider itself, or the others. */
  readonly isBody: boolean;
}

function OptionFields({ page, controls, isBody }: OptionsProps) {
  const { catalog, build } = page;
  const printing = allChoices(catalog.products[build.product]).flatMap(({ data, option }) =>
    data.effect?.printsBody ? option : [],
  );
  return (
    <>
      {catalog.products[build.product].options
        .filter(({ key }) => printing.includes(key) === isBody)
        .map((option) => (
          <OptionField key={option.key} option={option} page={page} controls={controls} />
        ))}
    </>
  );
}

/** An option with the description and price of each choice. */
function OptionField({ option, page, controls }: View & { option: PricedOption }) {
  const { key, label, choices } = option;
  const { options } = page.build;
  const chosen = choices.get(options[key] ?? option.default);
  return (
    <fieldset class="plain option">
      <legend>{label}</legend>
      <Choices
        name={key}
        form={unscriptedForm}
        choices={[...choices.values()].map((choice) => ({
          id: choice.id,
          label: [choice.label, <small key="price">{additionText(page, option, choice)}</small>],
          title: choice.meaning,
          isOff: !isOffered(choice, options),
        }))}
        chosen={chosen?.id}
        onChange={(choice = '') => {
          controls.act({ do: 'choose', option: key, choice });
          controls.show('divider');
        }}
      />
      <p class="quiet">{chosen?.meaning}</p>
    </fieldset>
  );
}

/** What a choice adds to the total instead of the option's default, with all else unchanged. */
function additionText(
  { catalog, build }: Page,
  option: PricedOption,
  choice: PricedChoice,
): string {
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

function BodyText(view: View) {
  const { page, controls } = view;
  return (
    <div class="body-text needs-script">
      <Field
        id="body-text"
        label="Text on every divider"
        rows={3}
        maxLength={bodyLengthMax}
        value={page.design.body.text}
        onFocus={() => controls.show('divider')}
        onType={(text) => controls.act({ do: 'setBody', body: { text: cleanBody(text) } }, 'body')}
      />
      <ArtworkFields {...view} />
    </div>
  );
}
