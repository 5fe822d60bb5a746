import { type Catalog, sellsColors } from '../../pricing/catalog.ts';
import type { Field } from '../field.ts';
import { allQuantitiesField, productField, setsField, tabsField } from './basics.ts';
import { colorChangesField, colorsField } from './colors.ts';
import { approveField } from './delivery.ts';
import { fragmentFields } from './fragment.ts';
import { optionField } from './options.ts';
import { titlesField } from './titles.ts';

/** What is read first, since the rest depends on it, and what is read last. */
const first = ['product', 'tabs', 'titles'];
const last = ['colors', 'colorChanges', 'cut', 'sets'];

export type Fields = Readonly<ReturnType<typeof openFields>>;

/** Everything that a buyer can say to a shop. */
export function openFields(catalog: Catalog) {
  const all: readonly Field[] = [
    productField(catalog),
    tabsField(catalog),
    setsField(catalog),
    ...catalog.optionKeys.map((key) => optionField(catalog, key)),
    colorChangesField(catalog),
    titlesField(catalog),
    ...fragmentFields.filter((field) => sellsColors(catalog) || field !== colorsField),
    approveField,
    allQuantitiesField(catalog),
  ];
  const byKey = new Map(all.map((field) => [field.key, field]));
  const middle = all.filter(({ key }) => !first.includes(key) && !last.includes(key));
  const named = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  return {
    /** In the order of a link: the query's, then the fragment's. */
    all,
    byKey,
    /** The order in which values are read: later ones depend on earlier ones. */
    byReading: [...named(first), ...middle, ...named(last)],
  };
}
