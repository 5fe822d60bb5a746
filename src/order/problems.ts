import { endpointPaths } from '../contract/paths.ts';
import { quoteFormUrl } from '../pricing/catalog.ts';
import { coded, shown } from '../text/echo.ts';
import {
  acceptedBy,
  type Context,
  type Field,
  type Given,
  type Problem,
  valuesOf,
} from './field.ts';
import table from './problems.json' with { type: 'json' };
import { fillIn, textOf, type Words } from './words.ts';

/** What can be wrong whatever the field. */
export type Kind = keyof typeof table;

interface Row {
  readonly code?: string;
  readonly isIdle?: boolean;
  readonly say: readonly string[];
  /** What a link's page says; nothing if it is left out. */
  readonly toBuyers?: readonly string[];
}

const rows: Readonly<Record<Kind, Row>> = table;

const codes = ['missing', 'unknown', 'conflict'] as const;

/** What a problem is about: a name and value as sent, and the field that it belongs to. */
export interface About {
  readonly given?: Given;
  readonly field?: Field | undefined;
}

/** What the placeholders of all texts stand for; those that cost something are made when used. */
export function wordsFor(context: Context, { given, field }: About) {
  const { door, catalog } = context;
  const own = (field?.names[door.id] ?? field?.key ?? '').replace('#', '');
  const parameter = given?.name ?? own;
  const bare = parameter.replace('#', '');
  return {
    name: door.id === 'link' ? shown(bare) : coded(parameter),
    /** Its name, if that is the door's own. */
    twice: parameter === field?.names[door.id] ? coded(parameter) : undefined,
    own,
    label: field?.label ?? bare,
    noun: given?.inside ? 'option' : door.isJson ? 'argument' : 'parameter',
    get accepted() {
      return field && (acceptedBy(field, context) || undefined);
    },
    get sent() {
      return shown(textOf(given?.value));
    },
    quoteForm: quoteFormUrl(catalog),
    /** Where a price says to ask for dates. */
    dated: door.isJson
      ? 'send `zip` for the delivery date and the last moment to approve the proof'
      : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`,
    /** Where to find the totals of other quantities. */
    totals: door.isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`,
  };
}

/**
 * A problem in the words that all fields share, said to a program or a buyer; none if the door has
 * nothing to say of its kind.
 *
 * @param more what placeholders stand for, besides those that all texts have
 */
export function problem(
  kind: Kind,
  context: Context,
  about: About,
  more: Words = {},
  members: Partial<Problem> = {},
): Problem[] {
  const { door, product } = context;
  const { field, given } = about;
  const { code, isIdle = false, say, toBuyers = [] } = rows[kind];
  const atPrice = kind === 'elsewhere' && door.id === 'price' && field?.atPrice?.(context);
  const texts = door.id === 'link' ? toBuyers : atPrice ? [atPrice] : say;
  if (texts.length === 0 || (isIdle && door.isJson)) return [];
  const words = wordsFor(context, about);
  const found: Problem = {
    message: members.message ?? fillIn(texts, words, more),
    code: codes.find((one) => one === code) ?? 'invalid',
    parameter: given?.name ?? (words.own || undefined),
    validValues: field && words.twice ? valuesOf(field, product) : undefined,
    isIdle,
    about: field?.key,
  };
  return [{ ...found, ...members }];
}
