import { endpointPaths } from '../contract/paths.ts';
import { quoteFormUrl } from '../pricing/catalog.ts';
import { coded, shown } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import {
  acceptedBy,
  type Context,
  type Field,
  type Given,
  type Kind,
  type Problem,
  valuesOf,
} from './field.ts';
import { textOf } from './words.ts';

/** What placeholders stand for. */
export type Words = Readonly<Record<string, string | undefined>>;

const codes = ['missing', 'unknown', 'conflict'] as const;

/** What a problem is about: a name and value as sent, and the field that it belongs to. */
export interface About {
  readonly given?: Given;
  readonly field?: Field | undefined;
}

/** The name in the door's own words. */
function ownName({ door }: Context, { field }: About): string {
  return (field?.names[door.id] ?? field?.key ?? '').replace('#', '');
}

function isOwn({ door }: Context, { given, field }: About): boolean {
  return !given || given.name === field?.names[door.id];
}

/** What the placeholders of all texts stand for; `undefined` if it doesn't apply. */
const words: Readonly<Record<string, (context: Context, about: About) => string | undefined>> = {
  own: ownName,
  name(context, about) {
    const { name } = about.given ?? { name: ownName(context, about) };
    return context.door.id === 'link' ? shown(name.replace('#', '')) : coded(name);
  },
  // Its name, if that is the door's own.
  twice: (context, about) => (isOwn(context, about) ? coded(ownName(context, about)) : undefined),
  label: (_, { field, given }) => field?.label ?? given?.name.replace('#', ''),
  noun: ({ door }, { given }) =>
    given?.inside ? 'option' : door.isJson ? 'argument' : 'parameter',
  accepted: (context, { field }) => (field && acceptedBy(field, context)) || undefined,
  sent: (_, { given }) => shown(textOf(given?.value)),
  quoteForm: ({ catalog }) => quoteFormUrl(catalog),
  // Where a price says to ask for dates.
  dated: ({ door, catalog }) =>
    door.isJson
      ? 'send `zip` for the delivery date and the last moment to approve the proof'
      : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`,
  // Where to find the totals of other quantities.
  totals: ({ door, catalog }) =>
    door.isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`,
};

/** Texts taken apart: every second part is the name of a placeholder, such as `{name}`. */
const partsOf = oncePer((texts: readonly string[]) => texts.map((text) => text.split(/\{(\w+)\}/)));

/** Fills in the first of some texts whose placeholders all have a value. */
export function fillIn(
  texts: readonly string[],
  context: Context,
  about: About,
  ...more: readonly Words[]
): string {
  const meant = (name: string) =>
    more.find((others) => others[name] !== undefined)?.[name] ?? words[name]?.(context, about);
  for (const [start = '', ...parts] of partsOf(texts)) {
    let text: string | undefined = start;
    for (let at = 0; at < parts.length && text !== undefined; at += 2) {
      const value = meant(parts[at] ?? '');
      text = value === undefined ? undefined : `${text}${value}${parts[at + 1]}`;
    }
    if (text !== undefined) return text;
  }
  return '';
}

/**
 * A problem in the words that all fields share.
 *
 * @param more what placeholders stand for, besides those that all texts have
 */
export function problem(
  kind: Kind,
  context: Context,
  about: About,
  more: Words = {},
  members: Partial<Problem> = {},
): Problem {
  const { door, product } = context;
  const { field } = about;
  const { code, isIdle, say = [] } = context.texts?.[kind] ?? {};
  const own = kind === 'elsewhere' && door.id === 'price' ? field?.atPrice : undefined;
  const atPrice = typeof own === 'function' ? own(context) : own;
  // What is idle is said by the HTTP API only.
  const isSilent = (members.isIdle ?? isIdle ?? false) && (door.isJson || door.id === 'link');
  const ready = door.id === 'link' ? members.buyers : members.message;
  const message = ready ?? fillIn(atPrice ? [atPrice] : say, context, about, more);
  return {
    code: codes.find((one) => one === code) ?? 'invalid',
    parameter: about.given?.name ?? (ownName(context, about) || undefined),
    validValues: field && isOwn(context, about) ? valuesOf(field, product) : undefined,
    isIdle,
    about: field?.key,
    ...members,
    message: isSilent ? '' : message,
  };
}
