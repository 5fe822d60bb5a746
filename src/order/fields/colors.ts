import { colorsOf, patternOf, repeat } from '../../layout/look.ts';
import type { Catalog, PricedProduct } from '../../pricing/catalog.ts';
import { nearestName } from '../../text/did-you-mean.ts';
import { cutShortList } from '../../text/echo.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { buildOf } from '../order.ts';
import { countOf, listOf, mentions, phrases, textOf } from '../words.ts';

/**
 * Each tab's color id: in links a pattern of ids, elsewhere one name for all tabs or one for each.
 */
export const colorsField: Field<readonly string[]> = {
  key: 'colors',
  names: { draft: 'colors', link: '#colors' },
  alsoCalled: phrases('color, tab color, tab colors, film, mylar, mylar color, tint'),
  shape: { kind: 'texts' },
  meant: colorsMeant,
  write: (colors) => patternOf(colors).join('.'),
  of({ look }, { data }) {
    const usual = data.colors?.list[0]?.id ?? '';
    const isUsual = look.colors.every((id) => id === usual);
    return isUsual ? undefined : look.colors;
  },
};

function colorIds({ data }: PricedProduct): string[] {
  return data.colors?.list.map(({ id }) => id) ?? [];
}

/** A link keeps the colors of tabs without film, and repeats fewer colors than tabs. */
function colorsMeant(value: unknown, so: SoFar): Meaning<readonly string[]> {
  const { product, vocabulary, values, door } = so;
  const isLink = door.id === 'link';
  const options = isLink ? {} : buildOf(product, values).options;
  const colors = colorsOf(product.data, options);
  const [first] = colors;
  if (!first) return { wrong: 'noColors' };
  const words = isLink ? textOf(value).split(/[.,;|/]/) : colorWords(value, so);
  if (!words) return { wrong: 'notColors', facts: { meant: first.name } };
  const { tabs = words.length } = so;
  const ids = words.map((word) => vocabulary.color(product.id, word));
  const known = ids.map((id) => id ?? first.id);
  const used = repeat(known, tabs);
  const unknown = words.filter((_, index) => ids[index] === undefined);
  if (unknown.length > 0) {
    const names = isLink ? [] : colors.map(({ name }) => name);
    const valid = namesLike(unknown[0] as string, names);
    const facts = { parts: cutShortList([...new Set(unknown)]), valid };
    return { wrong: 'notAColor', facts, instead: used };
  }
  const fits = isLink ? words.length <= tabs : words.length === 1 || words.length === so.tabs;
  const facts = { count: words.length, tabs: so.tabs };
  return fits ? { value: used } : { wrong: 'colorsMiscounted', facts, instead: used };
}

/** Color words from a list, or from a text that lists them; `undefined` if there are none. */
export function colorWords(value: unknown, so: SoFar): readonly string[] | undefined {
  if (isColor(value, so)) return [textOf(value)];
  const list =
    listOf(value) ?? (typeof value === 'string' ? value.split(/[,;|/&+]| and /i) : undefined);
  const words = list?.map(textOf).filter((word) => word.trim() !== '');
  return words && words.length > 0 ? words : undefined;
}

/** How many colors a value counts; `undefined` if it doesn't, as a stock number. */
export function colorCount(value: unknown, so: SoFar): number | undefined {
  return isColor(value, so) ? undefined : countOf(value)?.number;
}

function isColor(value: unknown, { vocabulary, product }: SoFar): boolean {
  return vocabulary.color(product.id, textOf(value)) !== undefined;
}

/** The names that contain a word or resemble it; all of them if none does. */
function namesLike(word: string, names: readonly string[]): readonly string[] {
  const alike = names.filter((name) => mentions(name, word));
  if (alike.length > 0) return alike;
  const nearest = nearestName(word, names);
  return nearest === undefined ? names : [nearest];
}

/** The number of distinct colors minus one, if the product charges for them. */
export function colorChangesField(catalog: Catalog): Field<number> {
  const { products, productIds } = catalog;
  const owners = productIds.filter((id) => products[id].colorChange !== undefined);
  const most = Math.max(1, ...owners.map((id) => colorIds(products[id]).length));
  const name = 'colorChanges';
  return {
    key: name,
    names: owners.length > 0 ? { price: name, quote: name, draft: name, link: name } : {},
    alsoCalled: phrases('color change, number of color changes'),
    shape: { kind: 'integer', min: 0, max: most - 1 },
    meant(value, { product, tabs }) {
      const number = countOf(value)?.number;
      if (product.colorChange === undefined) {
        return { wrong: 'otherProductsOption', facts: { owners }, isIdle: number === 0 };
      }
      const stock = colorIds(product).length || 1;
      const max = Math.min(tabs ?? stock, stock) - 1;
      if (number !== undefined && number <= max) return { value: number };
      return { wrong: 'notANumber', facts: { min: 0, max, tabs } };
    },
    of: ({ build }) => build.colorChanges || undefined,
  };
}
