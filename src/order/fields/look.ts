import { cutsInWords, isOfferedCut, recommendedCut } from '../../layout/cuts.ts';
import { cutName } from '../../layout/tabs.ts';
import { plainType, type TypeStyle } from '../../layout/type-style.ts';
import type { Catalog, PricedProduct } from '../../pricing/catalog.ts';
import { bodyLengthMax, cleanBody } from '../clean.ts';
import { repeat, writeColors } from '../colors.ts';
import type { Field, SoFar } from '../field.ts';
import { readColors } from '../read-colors.ts';
import { countOf, textOf } from '../words.ts';
import { flagMeant, integer } from './basics.ts';

export const cutField: Field<number> = {
  key: 'cut',
  names: { draft: 'cut', link: '#cut' },
  alsoCalled: ['tab cut', 'cuts', 'cut size'],
  shape: { kind: 'text' },
  exact(value, { product, door }) {
    const cut = door.isJson ? undefined : integer(value, 1, 99);
    return cut !== undefined && isOfferedCut(cut, product.data.cuts) ? cut : undefined;
  },
  meant(value, { product, tabs }) {
    const { cuts, die } = product.data;
    const cut = cutMeant(textOf(value).slice(0, 20).trim().toLowerCase());
    if (isOfferedCut(cut, cuts)) return { value: cut };
    const meant = cutName(recommendedCut(tabs ?? 1, cuts, die));
    return { wrong: 'notACut', facts: { reason: cutsInWords(cuts), meant } };
  },
  write: String,
  of: ({ look }) => look.cut ?? undefined,
};

const cutWords = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth'];

/** N of a cut written as `1/5`, `5`, `5-tab`, `1/5 cut` or `fifth`; NaN for anything else. */
function cutMeant(text: string): number {
  const name = text.replace(/[ -]?cut$/, '');
  if (cutWords.includes(name)) return cutWords.indexOf(name) + 2;
  return Number(/^(?:1[/-])?([0-9]{1,2})(?:st|nd|rd|th|[ -]?tabs?)?$/.exec(name)?.[1]);
}

/** Each tab's color id. One name stands for all tabs, if the door says so by its answers. */
export const colorsField: Field<readonly string[]> = {
  key: 'colors',
  names: { draft: 'colors', link: '#colors' },
  alsoCalled: [
    'color',
    'colour',
    'colours',
    'tab color',
    'tab colors',
    'film',
    'mylar',
    'mylar color',
    'tint',
  ],
  shape: { kind: 'texts' },
  exact(value, { product, tabs, door }) {
    if (door.isJson || typeof value !== 'string' || tabs === undefined) return undefined;
    const pattern = value.split('.');
    const ids = product.data.colors?.list.map(({ id }) => id) ?? [];
    const isKnown = pattern.length <= tabs && pattern.every((id) => ids.includes(id));
    return isKnown ? repeat(pattern, tabs) : undefined;
  },
  meant: readColors,
  write: writeColors,
  of({ look }, { data }) {
    const usual = data.colors?.list[0]?.id ?? '';
    const isUsual = look.colors.every((id) => id === usual);
    return isUsual ? undefined : look.colors;
  },
  repair(value, { product, tabs = 1 }) {
    const ids = product.data.colors?.list.map(({ id }) => id) ?? [];
    const known = textOf(value)
      .split('.')
      .filter((id) => ids.includes(id));
    return known.length > 0 ? repeat(known, tabs) : undefined;
  },
};

/** The number of distinct colors minus one, if the product charges for them. */
export function colorChangesField(catalog: Catalog): Field<number> {
  const { products, productIds } = catalog;
  const owners = productIds.filter((id) => products[id].colorChange !== undefined);
  const stock = Math.max(0, ...owners.map((id) => stockColors(products[id])));
  const name = 'colorChanges';
  return {
    key: name,
    names: owners.length > 0 ? { price: name, quote: name, draft: name, link: name } : {},
    alsoCalled: ['color change', 'number of color changes'],
    shape: { kind: 'integer', min: 0, max: stock - 1 },
    costs: true,
    exact: (value, so) =>
      so.product.colorChange === undefined ? undefined : integer(value, 0, changesMax(so)),
    meant(value, so) {
      const { product, tabs } = so;
      const number = countOf(value)?.number;
      if (product.colorChange === undefined) {
        const facts = { owners, product: product.id };
        return number === 0
          ? { idle: 'otherProductsOption', facts }
          : { wrong: 'otherProductsOption', facts };
      }
      const max = changesMax(so);
      if (number !== undefined && number <= max) return { value: number };
      return { wrong: 'notANumber', facts: { min: 0, max, tabs } };
    },
    write: String,
    of: ({ build }) => build.colorChanges || undefined,
  };
}

function stockColors({ data }: PricedProduct): number {
  return data.colors?.list.length ?? 1;
}

function changesMax({ product, tabs }: SoFar): number {
  const stock = stockColors(product);
  return Math.min(tabs ?? stock, stock) - 1;
}

const typeWords = [
  ['bold', 'bold'],
  ['capitals', 'capitals'],
  ['onesize', 'oneSize'],
] as const;

export const typeField: Field<TypeStyle> = {
  key: '#type',
  names: { link: '#type' },
  alsoCalled: [],
  shape: { kind: 'text' },
  exact(value) {
    const given = textOf(value).split('.');
    const type = Object.fromEntries(typeWords.map(([id, key]) => [key, given.includes(id)]));
    return { ...plainType, ...type };
  },
  meant: () => ({ value: plainType }),
  write: (type) =>
    typeWords
      .filter(([, key]) => type[key])
      .map(([id]) => id)
      .join('.'),
  of: ({ look }) => (typeWords.some(([, key]) => look.type[key]) ? look.type : undefined),
};

export const bodyField: Field<string> = {
  key: '#body',
  names: { link: '#body' },
  alsoCalled: [],
  shape: { kind: 'text', max: bodyLengthMax },
  exact: (value) => cleanBody(textOf(value)),
  meant: (value) => ({ value: cleanBody(textOf(value)) }),
  write: (text) => text,
  of: ({ look }) => look.body.text || undefined,
};

export const artworkField: Field<boolean> = {
  key: '#artwork',
  names: { link: '#artwork' },
  alsoCalled: [],
  shape: { kind: 'flag' },
  exact: (value) => (value === '1' ? true : undefined),
  meant: flagMeant,
  write: (isArtwork) => (isArtwork ? '1' : '0'),
  of: ({ look }) => look.body.isArtwork || undefined,
};
