import { endpointPaths } from '../contract/paths.ts';
import { quoteFormUrl } from '../pricing/catalog.ts';
import { coded, shown } from '../text/echo.ts';
import { fillIn } from '../text/fill-in.ts';
import { acceptedBy, type Context, type Entry, type Kind, nounOf } from './field.ts';
import { textOf } from './words.ts';

/** What the HTTP API and the tools say of a problem, whatever the field. */
export function sentence(kind: Kind, { given, field, use = '' }: Entry, context: Context): string {
  const { door } = context;
  const own = (field.names[door.id] ?? field.key).replace('#', '');
  const name = coded(given.name);
  const sent = shown(textOf(given.value));
  const accepted = acceptedBy(field, context);
  const only = (start: string) => (accepted ? `${start}: ${accepted}.` : `${start}.`);
  switch (kind) {
    case 'invalid':
      return `\`${own}\` must be ${accepted}; you sent ${sent}.${use}`;
    case 'conflict':
    case 'again':
      if (given.name === own) return only(`Send ${name} only once`);
      if (kind === 'again') return `Remove ${name}; you already sent \`${own}\`.`;
      return only(`${name} and \`${own}\` disagree. Send only \`${own}\``);
    case 'empty':
      return `${name} is empty. ${accepted ? `Send ${accepted}, or remove` : 'Remove'} ${name}.`;
    case 'renamed':
      return `Unknown ${nounOf(door, given)} ${name}. Use \`${use}\`.`;
    case 'misplaced':
      return `Send ${name} as a parameter of its own: ${use}.`;
    case 'choice':
      return `${name} is a choice for ${own}. Use \`${use}\`.`;
    case 'reworded':
      return `Use \`${use}\` instead of ${sent}.${accepted && ` ${name} must be ${accepted}.`}`;
    case 'elsewhere': {
      if (door.id !== 'price') return `${name} doesn't change the delivery date. Remove ${name}.`;
      const usual = "{name} isn't part of a price. Remove {name}; the designer takes it.";
      const said = field.atPriceOf?.(context, name);
      return said ?? fillIn([field.atPrice ?? usual], wordsOf(context, given.name)).join();
    }
  }
}

/** What the placeholders of all texts about a name stand for. */
export function wordsOf({ door, catalog }: Context, name: string) {
  const { isJson } = door;
  return {
    name: coded(name),
    quoteForm: quoteFormUrl(catalog),
    // Where to find dates, and the totals of other quantities.
    dated: isJson
      ? 'send `zip` for the delivery date and the last moment to approve the proof'
      : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`,
    totals: isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`,
  };
}
