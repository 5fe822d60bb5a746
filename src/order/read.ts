import type { Build } from '../pricing/build.ts';
import { notOffered } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { listed } from '../text/words.ts';
import { type DoorId, doors } from './doors.ts';
import type { Given, Surroundings } from './field.ts';
import { fittingProducts } from './fields/basics.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { orderQuery } from './path.ts';
import { type Problem, type Understanding, understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a request asks for. */
interface Asked {
  /** Of a question about dates, only the product, its options and the delivery are known. */
  readonly order: Order;
  readonly allQuantities: boolean;
  /** The day on which the proof is approved, an ISO date. */
  readonly approve?: string | undefined;
}

export type Reading =
  | { readonly ok: true; readonly asked: Asked }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Receives every reading of an order, for counting. */
export type HearOrder = (door: 'price' | 'delivery' | 'quote' | 'draft', reading: Reading) => void;

/** What each door needs; a link's page fills in what it lacks. */
const required: Readonly<Record<DoorId, readonly string[]>> = {
  price: ['product', 'tabs', 'sets'],
  delivery: ['zip'],
  quote: ['product', 'tabs', 'sets'],
  draft: ['product', 'titles', 'sets'],
  link: [],
};

/**
 * Reads a request, or returns every problem. The HTTP API accepts only its own names and forms, the
 * tools whatever has one meaning.
 */
export function readOrder(
  catalog: Catalog,
  id: 'price' | 'delivery' | 'quote' | 'draft',
  given: readonly Given[],
  surroundings?: Surroundings,
): Reading {
  const reading = understand(catalog, id, given, surroundings);
  const { values, product, problems, isFinal, written } = reading;
  const build = buildOf(product, values);
  const judged = isFinal
    ? []
    : [...missing(reading), ...unoffered(reading, build), ...longLink(reading, build)];
  const all = [...problems, ...judged];
  const refusing = all.filter(({ refused }) => refused);
  const reported = doors[id].isJson
    ? refusing
    : [...refusing, ...all.filter(({ refused }) => !refused)];
  if (refusing.length > 0) return { ok: false, problems: reported };
  if (reported.length > 0) {
    const { fields } = vocabularyOf(catalog);
    const corrected = writeFields(fields.all, id, ({ key }) => written.get(key));
    return { ok: false, problems: reported, corrected };
  }
  const asked = {
    order: orderOfValues(build, values),
    allQuantities: values.allQuantities === true,
    approve: values.approve,
  };
  return { ok: true, asked };
}

function missing(reading: Understanding): Problem[] {
  const { catalog, door, values, isReported, names } = reading;
  const { byKey } = vocabularyOf(catalog).fields;
  const isKnown = (key: string) =>
    key in values || isReported(key) || (key === 'tabs' && isReported('titles'));
  const absent = required[door.id].filter((key) => !isKnown(key));
  const problems = absent.flatMap((key): Problem[] => {
    const field = byKey.get(key);
    const parameter = field?.names[door.id];
    if (!field || parameter === undefined) return [];
    const fitting = key === 'product' ? fittingProducts(catalog, names) : undefined;
    const accepted = fitting ? listed(fitting, 'or') : field.accepts(reading);
    const validValues = fitting ?? field.validValues(reading.product);
    const message = `\`${parameter}\` is missing. Send ${accepted}.`;
    return [{ message, code: 'missing', parameter, validValues, refused: true }];
  });
  // Dates depend on where the order goes.
  const isPlaced = names('zip') || required[door.id].includes('zip');
  const dates = isPlaced ? [] : (['neededBy', 'approve'] as const).filter((key) => values[key]);
  const such = door.isJson ? 'zip: "60601"' : 'zip=60601';
  for (const key of dates) {
    const message = `\`${key}\` needs a ZIP code. Send \`zip\` too, such as ${such}.`;
    problems.push({ message, code: 'missing', parameter: key, refused: true });
  }
  return problems;
}

/** Some choices go only with others. */
function unoffered({ product, door }: Understanding, { options }: Build): Problem[] {
  return notOffered(product, options).map(({ option, id, only }) => {
    const use = door.isJson ? `options: ${JSON.stringify({ [option]: id })}` : `${option}=${id}`;
    const withWhat = listed(only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`));
    const message = `\`${use}\` is offered only with ${withWhat}. Send that too, or another choice for ${option}.`;
    return { message, code: 'invalid', parameter: option, refused: true };
  });
}

function longLink({ catalog, product, door }: Understanding, build: Build): Problem[] {
  if (!build.titles) return [];
  const max = catalog.book.limits.queryLengthMax;
  const count = orderQuery(product, build).length;
  if (count <= max) return [];
  const parameter = door.id === 'price' ? 'labels' : 'titles';
  const orTabs =
    door.id === 'draft' ? '' : ', or send the number of tabs and type the titles in the designer';
  const message = `The order link would have ${count} characters, but may have at most ${max}. Shorten the titles in \`${parameter}\`${orTabs}.`;
  return [{ message, code: 'invalid', parameter, refused: true }];
}
