import { colorsOf, patternOf, repeat } from '../../layout/look.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { coded, maxReported, shown } from '../../text/echo.ts';
import { capitalized, listed } from '../../text/words.ts';
import type { Door } from '../doors.ts';
import { type Context, type Field, inOptions, named, sending } from '../field.ts';
import { buildOf } from '../order.ts';
import { countOf, listOf, plainWord, textOf } from '../words.ts';
import { choiceOf, choicesByName } from './options.ts';

type Color = ReturnType<typeof colorsOf>[number];

/**
 * Colors of tabs: in links a pattern of ids, at the tools one name for all tabs or one for each.
 * Where only a price is asked for, distinct names count, if the product charges for them.
 */
export const colorsField: Field = {
  ...named('colors'),
  shape: { kind: 'texts' },
  parse(raw, context) {
    const { product, values, door } = context;
    const isLink = door.id === 'link';
    // A link keeps the colors of tabs without film, and repeats fewer colors than tabs.
    const colors = colorsOf(product.data, isLink ? {} : buildOf(product, values).options);
    const words = isLink
      ? textOf(raw).split(/[.,;|/]/)
      : (listOf(raw) ?? textOf(raw).split(',')).map(textOf);
    const found = words.map((word) => colors.find((color) => isCalled(color, word)));
    const message = isLink ? undefined : refusalOf(words, found, colors, context);
    const [usual] = colors;
    if (message || !usual) return { message };
    const { tabs = words.length } = values;
    const repeated = repeat(
      found.map((color = usual) => color.id),
      tabs,
    );
    const isCharged = product.colorChange !== undefined;
    const charged = isCharged && { colorChanges: new Set(repeated).size - 1 };
    const isWhole = isLink || words.length === 1 || words.length === tabs;
    const set = { ...(isWhole && { colors: repeated }), ...charged };
    const used = found.includes(undefined)
      ? `${usual.name} for what we don't know`
      : words.length > tabs && `the first ${tabs}`;
    return used ? { instead: set, used } : { set };
  },
  write: ({ colors = [] }) => patternOf(colors).join('.') || undefined,
  accepts: () => 'one color name for all tabs, or one name for each tab',
  atPriceOf({ values: { colorChanges }, product, catalog, names }, name) {
    if (colorChanges) {
      return names('colorChanges')
        ? `Remove ${name}; you already sent \`colorChanges\`.`
        : `Instead of ${name}, use \`colorChanges=${colorChanges}\`: the distinct tab colors minus one.`;
    }
    const charging = listed(ownersOf(catalog), 'or');
    const except = charging && `, except on multicolor ${charging} sets`;
    const { colors, noun } = product.data;
    const list = colors?.list.map(({ name }) => name).join(', ');
    return `Tab color doesn't affect the price${except}. Remove ${name}; a person chooses colors in the designer.${list ? ` Colors of ${noun}: ${list}.` : ''}`;
  },
};

/** The products that charge for each color but the first. */
function ownersOf({ productIds, products }: Catalog) {
  return productIds.filter((id) => products[id].colorChange !== undefined);
}

function isCalled({ id, name, alsoCalled = [] }: Color, word: string): boolean {
  const plain = plainWord(word);
  return plain !== '' && [id, name, ...alsoCalled].some((one) => plainWord(one) === plain);
}

/** What is wrong with names of colors; `undefined` if nothing is. */
function refusalOf(
  words: readonly string[],
  found: readonly (Color | undefined)[],
  colors: readonly Color[],
  { product, values, door, catalog }: Context,
): string | undefined {
  const { data, colorChange } = product;
  const noun = capitalized(data.noun);
  const none = data.colors ? 'Without their film, tabs have no color' : `${noun} has no tab colors`;
  if (colors.length === 0) return `${none}. Remove \`colors\`.`;
  const known = `The colors are ${colors.map(({ name }) => name).join(', ')}.`;
  const { tabs = words.length } = values;
  const number = words.find((word) => countOf(word) !== undefined);
  if (number !== undefined) {
    // It may be a stock number or count the colors: it is never guessed.
    const stock = colors.find(({ id }) => id === number.trim());
    const is = stock ? ` ${stock.id} is ${stock.name}'s stock number.` : '';
    const count = colorChange === undefined ? 0 : countOf(number)?.number;
    return `\`colors\` must be color names; you sent ${shown(number)}.${is}${meantBy(count, values.tabs, door)} ${known}`;
  }
  const unknown = words.filter((_, at) => found[at] === undefined);
  const [first] = unknown;
  if (first !== undefined) {
    const key = choicesByName(catalog).get(plainWord(first));
    const id = key && choiceOf(product, key, first);
    const use = id && `is a choice for ${key}. Use \`${inOptions(door, key, id)}\`.`;
    if (use) return `${coded(first)} ${use}`;
    const few = listed([...new Set(unknown)].slice(0, maxReported).map(shown), 'or');
    return `${noun} has no color ${few}. ${known}`;
  }
  const isCounted = door.id !== 'draft' && colorChange !== undefined && words.length <= tabs;
  if (isCounted || words.length === 1 || words.length === tabs) return undefined;
  const has = `\`colors\` has ${counted(words.length, 'name')}, but a set has ${counted(tabs, 'tab')}.`;
  return `${has} Send one color for all tabs, or one name for each tab.`;
}

/** What to send for a number of colors; empty if a set can't have so many, or always has one. */
function meantBy(count = 0, tabs = count, door: Door): string {
  if (count < 2 || count > tabs) return '';
  return ` For ${counted(count, 'color')}, use \`${sending(door, 'colorChanges', count - 1)}\`.`;
}

/** The number of distinct colors minus one, if the product charges for them. */
export function colorChangesField(catalog: Catalog): Field {
  const owners = ownersOf(catalog);
  const { max } = catalog.book.limits.tabsPerSet;
  const name = 'colorChanges';
  return {
    ...named(name),
    ...(owners.length === 0 && { names: {} }),
    shape: { kind: 'integer', min: 0, max: max - 1 },
    parse(raw, context) {
      const { product, values, door } = context;
      const { number = Number.NaN, unit = '' } = countOf(raw) ?? {};
      if (product.colorChange === undefined) {
        const message = `\`${name}\` is for ${listed(owners, 'or')}; on ${product.id} the color of tabs never changes the price. Remove \`${name}\`.`;
        return { message, isIdle: number === 0 };
      }
      // A link shows the colors that it names, or else stock colors.
      const stock = product.data.colors?.list.length ?? 1;
      const most = door.id === 'link' ? Math.min(number, stock - 1) : number;
      const { tabs, colorChanges = most } = values;
      if (/^((color)?changes?)?$/.test(unit) && number < (tabs ?? max)) {
        if (number === colorChanges) return { set: { colorChanges } };
        const shows = colorChanges + 1;
        const but = values.colors ? `names ${shows}` : `there are ${counted(stock, 'stock color')}`;
        return {
          message: `With these colors, \`${name}\` is ${colorChanges}. Remove \`${name}\`.`,
          buyers: `The link is priced with ${counted(number + 1, 'color')} but ${but}; the price shown is for ${shows}.`,
          code: 'conflict',
          instead: { colorChanges },
        };
      }
      const isCount = /^(distinct)?(tab)?colors?$/.test(unit);
      const meant = isCount ? meantBy(number, tabs, door) : '';
      const given = tabs === undefined ? '' : `With ${counted(tabs, 'tab')}, `;
      return { message: `${given}\`${name}\` must be ${rangeOf(tabs)}.${meant}` };
    },
    // Named colors say that there is only one.
    write: ({ colorChanges, colors }) =>
      colors && !colorChanges ? undefined : colorChanges?.toString(),
    accepts: ({ values }) => rangeOf(values.tabs),
  };
}

/** What `colorChanges` may be with so many tabs. */
function rangeOf(tabs: number | undefined): string {
  const range =
    tabs === 1 ? '0' : `0 to ${tabs === undefined ? 'the number of tabs minus one' : tabs - 1}`;
  return `${range}: the distinct colors minus one`;
}
