import type { ProductId } from '../../book/schema.ts';
import type { Build } from '../../pricing/build.ts';
import type { Catalog, PricedChoice } from '../../pricing/catalog.ts';
import type { Cents } from '../../pricing/money.ts';
import { isOffered } from '../../pricing/offered.ts';
import { priceAt } from '../../pricing/quote.ts';
import { dollars } from '../../text/money.ts';

/** A choice with what it adds to this order. */
interface ChoicePrice {
  readonly choice: PricedChoice;
  /** The difference in total between this choice and the default. */
  readonly addsCents: Cents;
  /** The same for each set, if that is all that the choice is charged by. */
  readonly addsPerSetCents: Cents | undefined;
  readonly isOffered: boolean;
}

export interface OptionPrices {
  readonly key: string;
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly ChoicePrice[];
  /** Whether it is for print on the divider itself. */
  readonly isBody: boolean;
}

/** The choices that print on the divider itself. */
export function bodyChoices({ products }: Catalog, product: ProductId): PricedChoice[] {
  return products[product].options.flatMap(({ choices }) => [...choices.values()]).filter(isOnBody);
}

function isOnBody({ data }: PricedChoice): boolean {
  return data.effect?.printsBody === true;
}

/** What every choice of every option adds to the total of a build, with all else unchanged. */
export function optionPrices(catalog: Catalog, build: Build): OptionPrices[] {
  const product = catalog.products[build.product];
  const totalWith = (key: string, choice: string) =>
    priceAt(product, { ...build, options: { ...build.options, [key]: choice } }, build.sets)
      .totalCents;
  return product.options.map(({ key, label, default: fallback, choices }) => {
    const base = totalWith(key, fallback);
    return {
      key,
      label,
      chosen: build.options[key] ?? fallback,
      isBody: [...choices.values()].some(isOnBody),
      choices: [...choices.values()].map((choice) => {
        const addsCents = totalWith(key, choice.id) - base;
        const perSet = addsCents / build.sets;
        const isBySet = choice.charges.every(({ key }) => key === 'perSet');
        return {
          choice,
          addsCents,
          addsPerSetCents: isBySet && Number.isInteger(perSet) ? perSet : undefined,
          isOffered: isOffered(choice, build.options),
        };
      }),
    };
  });
}

/** What a choice adds, in words. */
export function additionText({
  choice,
  addsCents,
  addsPerSetCents,
  isOffered,
}: ChoicePrice): string {
  if (choice.isDefault) return 'Included';
  if (!isOffered) return `Only with ${choice.onlyWith}`;
  if (addsCents === 0) return 'No extra cost';
  const sign = addsCents > 0 ? '+' : '\u2212';
  return addsPerSetCents === undefined
    ? `${sign} ${dollars(Math.abs(addsCents))} total`
    : `${sign} ${dollars(Math.abs(addsPerSetCents))} a set`;
}
