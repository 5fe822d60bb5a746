import { colorsOf, patternOf, repeat } from '../../layout/look.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { coded, maxReported, shown } from '../../text/echo.ts';
import { capitalized, listed } from '../../text/words.ts';
import { type Context, type Field, field, inOptions, type Parsed } from '../field.ts';
import { buildOf } from '../order.ts';
import { countOf, listOf, plainWord, textOf } from '../words.ts';
import { choiceOf, choicesByName } from './options.ts';

type Color = ReturnType<typeof colorsOf>[number];

/**
 * Colors of tabs: in links a pattern of ids, at the tools one name for all tabs or one for each.
 * Where only a price is asked for, distinct names count, if the product charges for them.
 */
export const colorsField: Field = field<readonly string[]>({
  key: 'colors',
  names: { draft: 'colors', link: '#colors' },
  alsoCalled: 'color, tab color, tab colors, film, mylar, mylar color, tint',
  shape: { kind: 'texts' },
  parse(raw, context) {
    return context.door.id === 'link' ? inLink(textOf(raw), context) : named(raw, context);
  },
  put(values, ids, { product }) {
    const { tabs = ids.length } = values;
    values.colorCount = new Set(ids).size;
    if (product.colorChange !== undefined) values.colorChanges = values.colorCount - 1;
    if (ids.length === 1 || ids.length === tabs) values.colors = repeat(ids, tabs);
  },
  write: (colors) => patternOf(colors).join('.'),
  of({ look }, { data }) {
    const usual = data.colors?.list[0]?.id ?? '';
    return look.colors.every((id) => id === usual) ? undefined : look.colors;
  },
  accepts: () => 'one color name for all tabs, or one name for each tab',
  elsewhere(name, { values, product, catalog, names }) {
    const { products, productIds } = catalog;
    const changes = (values.colorCount ?? 1) - 1;
    if (product.colorChange !== undefined && changes > 0) {
      return names('colorChanges')
        ? `Remove ${name}; you already sent \`colorChanges\`.`
        : `Instead of ${name}, use \`colorChanges=${changes}\`: the distinct tab colors minus one.`;
    }
    const charging = productIds.filter((id) => products[id].colorChange !== undefined);
    const except =
      charging.length > 0 ? `, except on multicolor ${listed(charging, 'or')} sets` : '';
    const { colors, noun } = product.data;
    const list = colors?.list.map(({ name }) => name).join(', ');
    return `Tab color doesn't affect the price${except}. Remove ${name}; a person chooses colors in the designer.${list ? ` Colors of ${noun}: ${list}.` : ''}`;
  },
});

function isCalled({ id, name, alsoCalled = [] }: Color, word: string): boolean {
  const plain = plainWord(word);
  return plain !== '' && [id, name, ...alsoCalled].some((one) => plainWord(one) === plain);
}

/** Color names as a list, or as text separated by commas. */
function named(raw: unknown, context: Context): Parsed<readonly string[]> {
  const { product, values, door, catalog } = context;
  const { data, colorChange } = product;
  const colors = colorsOf(data, buildOf(product, values).options);
  const noun = capitalized(data.noun);
  const none = data.colors ? 'Without their film, tabs have no color' : `${noun} has no tab colors`;
  if (colors.length === 0) return { say: `${none}. Remove \`colors\`.` };
  const words = (listOf(raw) ?? textOf(raw).split(',')).map(textOf);
  const known = colors.map(({ name }) => name).join(', ');
  const number = words.find((word) => countOf(word) !== undefined);
  if (number !== undefined) {
    // It may be a stock number or count the colors: it is never guessed.
    const stock = colors.find(({ id }) => id === number.trim());
    const count = countOf(number)?.number ?? 0;
    const changes = `colorChanges${door.isJson ? ': ' : '='}${count - 1}`;
    const parts = [
      `\`colors\` must be color names; you sent ${shown(number)}.`,
      stock && `${stock.id} is ${stock.name}'s stock number.`,
      colorChange !== undefined &&
        count > 1 &&
        count <= (values.tabs ?? count) &&
        `For ${counted(count, 'color')}, use \`${changes}\`.`,
      `The colors are ${known}.`,
    ];
    return { say: parts.filter(Boolean).join(' ') };
  }
  const found = words.map((word) => colors.find((color) => isCalled(color, word))?.id);
  const unknown = words.filter((_, at) => found[at] === undefined);
  const [first] = unknown;
  if (first !== undefined) {
    const key = choicesByName(catalog).get(plainWord(first))?.option;
    const id = key && choiceOf(product, key, first);
    if (id)
      return {
        say: `${coded(first)} is a choice for ${key}. Use \`${inOptions(door, key, id)}\`.`,
      };
    const few = listed([...new Set(unknown)].slice(0, maxReported).map(shown), 'or');
    return { say: `${noun} has no color ${few}. The colors are ${known}.` };
  }
  const { tabs = words.length } = values;
  const isCounted = door.id !== 'draft' && colorChange !== undefined && words.length <= tabs;
  if (!isCounted && words.length !== 1 && words.length !== tabs) {
    const say = `\`colors\` has ${counted(words.length, 'name')}, but a set has ${counted(tabs, 'tab')}.`;
    return { say: `${say} Send one color for all tabs, or one name for each tab.` };
  }
  return { value: found.filter((id) => id !== undefined) };
}

/** A link keeps the colors of tabs without film, and repeats fewer colors than tabs. */
function inLink(text: string, { product, values }: Context): Parsed<readonly string[]> {
  const colors = colorsOf(product.data, {});
  const [usual] = colors;
  if (!usual) return {};
  const { tabs = 1 } = values;
  const words = text.split(/[.,;|/]/);
  const found = words.map((word) => colors.find((color) => isCalled(color, word)));
  const ids = repeat(
    found.map((color) => (color ?? usual).id),
    tabs,
  );
  if (found.includes(undefined))
    return { instead: ids, used: `${usual.name} for what we don't know` };
  return words.length <= tabs ? { value: ids } : { instead: ids, used: `the first ${tabs}` };
}

/** The number of distinct colors minus one, if the product charges for them. */
export function colorChangesField(catalog: Catalog): Field {
  const { products, productIds, book } = catalog;
  const owners = productIds.filter((id) => products[id].colorChange !== undefined);
  const { max } = book.limits.tabsPerSet;
  const name = 'colorChanges';
  return field<number>({
    key: name,
    names: owners.length > 0 ? { price: name, quote: name, draft: name, link: name } : {},
    alsoCalled: 'color change, number of color changes',
    shape: { kind: 'integer', min: 0, max: max - 1 },
    parse(raw, { product, values, door }, use) {
      const { number = Number.NaN, unit = '' } = countOf(raw) ?? {};
      if (product.colorChange === undefined) {
        const say = `\`${name}\` is for ${listed(owners, 'or')}; on ${product.id} the color of tabs never changes the price. Remove \`${name}\`.`;
        return { say, isIdle: number === 0 };
      }
      const { tabs, colorCount = number + 1 } = values;
      if (/^((color)?changes?)?$/.test(unit) && number < (tabs ?? max)) {
        if (number === colorCount - 1 || door.id === 'link') return { value: number };
        const say = `With these colors, \`${name}\` is ${colorCount - 1}. Remove \`${name}\`.`;
        return { say, code: 'conflict' };
      }
      const isCount =
        /^(distinct)?(tab)?colors?$/.test(unit) && number > 0 && number <= (tabs ?? max);
      const meant = isCount ? ` For ${counted(number, 'color')}, use \`${use(number - 1)}\`.` : '';
      const given = tabs === undefined ? '' : `With ${counted(tabs, 'tab')}, `;
      return { say: `${given}\`${name}\` must be ${rangeOf(tabs)}.${meant}` };
    },
    put(values, changes) {
      values.colorChanges ??= changes;
    },
    of: ({ build }) => build.colorChanges || undefined,
    accepts: ({ values }) => rangeOf(values.tabs),
  });
}

/** What `colorChanges` may be with so many tabs. */
function rangeOf(tabs: number | undefined): string {
  const range =
    tabs === 1 ? '0' : `0 to ${tabs === undefined ? 'the number of tabs minus one' : tabs - 1}`;
  return `${range}: the distinct colors minus one`;
}
