import type { ProductId } from '../src/book/schema.ts';
import { book } from '../src/hosts/book.ts';
import { orderQuery } from '../src/order/path.ts';
import { type Build, notOffered } from '../src/pricing/build.ts';
import {
  type Catalog,
  openCatalog,
  type PricedProduct,
  type SiteCatalog,
} from '../src/pricing/catalog.ts';
import type { Cents } from '../src/pricing/money.ts';
import { priceBreaks } from '../src/pricing/quantities.ts';
import { priceAt } from '../src/pricing/quote.ts';
import { formatCount } from '../src/text/counts.ts';
import { formatCents } from '../src/text/money.ts';
import { combinations, plainBuild, tabCountsOf } from './all-builds.ts';
import { otherBook } from './other-shop.ts';
import { runProgram } from './program.ts';

/** What a build costs in two shops. */
interface PriceChange {
  /** The build, as a query of the price API. */
  readonly build: string;
  readonly before: Cents;
  readonly after: Cents;
  /** Of the price before. */
  readonly percent: number;
}

/** Compares two shops: what they offer and say, and the price of every build that both have. */
export function diffPrices(before: SiteCatalog, after: SiteCatalog) {
  const common: PriceChange[] = [];
  let largest: PriceChange | undefined;
  let [buildsCompared, buildsChanged] = [0, 0];
  for (const id of after.productIds.filter((id) => before.productIds.includes(id))) {
    const [old, product] = [before.products[id], after.products[id]];
    const tabCounts = tabCountsOf(product).filter(old.isSold);
    const commonTabs = product.commonTabs.filter(old.isSold);
    const breaks = priceBreaks(product);
    for (const options of combinations(product)) {
      const oldOptions = optionsIn(old, product, options);
      if (!oldOptions) continue;
      const isPlain = product.options.every(({ key, default: usual }) => options[key] === usual);
      for (const sets of product.quantities.filter((sets) => old.quantities.includes(sets))) {
        const change = (tabs: number): PriceChange => {
          const build = plainBuild(product, options, sets, tabs);
          const before = priceAt(old, { ...build, options: oldOptions }, sets).totalCents;
          const after = priceAt(product, build, sets).totalCents;
          const percent = ((after - before) / before) * 100;
          return { build: `product=${id}&${orderQuery(product, build)}`, before, after, percent };
        };
        if (isPlain && breaks.includes(sets)) common.push(...commonTabs.map(change));
        for (const one of tabCounts.map(change)) {
          buildsCompared++;
          if (one.before !== one.after) buildsChanged++;
          if (Math.abs(one.percent) > Math.abs(largest?.percent ?? 0)) largest = one;
        }
      }
    }
  }
  const terms = changedTerms(termsOf(before), termsOf(after));
  const [offeredBefore, offeredAfter] = [offerOf(before, after), offerOf(after, before)];
  return {
    /** Products, options, choices and quantities that only the new shop has, in words. */
    added: offeredAfter.filter((item) => !offeredBefore.includes(item)),
    /** Those that only the old shop has. */
    removed: offeredBefore.filter((item) => !offeredAfter.includes(item)),
    /** Changed facts, terms and the like, such as `facts.proof: "old" is now "new"`. */
    terms,
    /** Whether anything costs another amount. */
    changesPrices: buildsChanged > 0 || terms.some((line) => /\.colorChange:/.test(line)),
    /** Plain builds in common tab counts, at the price breaks. */
    common,
    /** The number of builds that both shops can price. */
    buildsCompared,
    buildsChanged,
    /** The build with the largest relative change in total; `undefined` if nothing changed. */
    largest,
  };
}

/** What a shop says or promises besides its prices. */
function termsOf({ book, products, productIds }: SiteCatalog) {
  const { facts, pages, seller, delivery } = book;
  const { freeShippingOver, freeShippingRegion } = book.limits;
  const ofProducts = productIds.map((id) => {
    const { productionDays, colorChange } = products[id].data;
    return [id, { productionDays, colorChange }];
  });
  return {
    ...{ facts, pages, seller, delivery, limits: { freeShippingOver, freeShippingRegion } },
    products: Object.fromEntries(ofProducts),
  };
}

/** What differs between two values, by place. */
function changedTerms(before: unknown, after: unknown, place = ''): string[] {
  const isNested = [before, after].every((part) => typeof part === 'object' && part !== null);
  if (!isNested) {
    const [old, now] = [before, after].map((part) => JSON.stringify(part) ?? 'nothing');
    return old === now ? [] : [`${place}: ${old} is now ${now}`];
  }
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) =>
    changedTerms(old.get(key), now.get(key), place ? `${place}.${key}` : key),
  );
}

/** Everything that can be chosen, in words, for products that the other shop also has. */
function offerOf({ products, productIds }: Catalog, other: Catalog): string[] {
  const partsOf = (id: ProductId) => [
    ...products[id].options.flatMap(({ key, choices }) => [
      `option ${key} of ${id}`,
      ...[...choices.keys()].map((choice) => `choice ${key}=${choice} of ${id}`),
    ]),
    ...products[id].quantities.map((sets) => `quantity ${formatCount(sets)} of ${id}`),
  ];
  return [
    ...productIds.map((id) => `product ${id}`),
    ...productIds.filter((id) => other.productIds.includes(id)).flatMap(partsOf),
  ];
}

/**
 * A product's choices in another shop, where an option that only one of the shops has is at its
 * default; `undefined` if they can't be ordered there.
 */
function optionsIn(
  other: PricedProduct,
  product: PricedProduct,
  options: Build['options'],
): Build['options'] | undefined {
  const shared = { ...other.defaults };
  for (const { key, default: usual } of product.options) {
    const choice = options[key] as string;
    const option = other.options.find((option) => option.key === key);
    if (option ? !option.choices.has(choice) : choice !== usual) return undefined;
    if (option) shared[key] = choice;
  }
  return notOffered(other, shared).length === 0 ? shared : undefined;
}

/** Prints what a new shop changes. */
export function printDiff(diff: ReturnType<typeof diffPrices>): void {
  const { added, removed, terms, common, buildsChanged, buildsCompared, largest } = diff;
  for (const item of added) console.log(`+ ${item}`);
  for (const item of removed) console.log(`- ${item}`);
  for (const line of terms) console.log(`~ ${line}`);
  const changed = common.filter(({ before, after }) => before !== after);
  if (changed.length > 0) console.table(changed.map(inWords));
  console.log(`${changed.length} of ${common.length} common builds change.`);
  console.log(
    `${formatCount(buildsChanged)} of the ${formatCount(buildsCompared)} builds in both books change.`,
  );
  if (largest) console.log(`Largest change: ${describeChange(largest)}`);
}

/** Such as `product=paper&tabs=5&sets=25, 136.25 to 142.50 USD (+4.59 %)`. */
export function describeChange(largest: PriceChange): string {
  const { build, before, after, change } = inWords(largest);
  return `${build}, ${before} to ${after} USD (${change})`;
}

function inWords({ build, before, after, percent }: PriceChange) {
  const change = `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
  return { build, before: formatCents(before), after: formatCents(after), change };
}

const usage = `npm run prices:diff -- <other shop>

Shows how this shop (src/shop) changes another one's prices, facts and terms.
<other shop> is a folder such as ../old/src/shop, or a git revision such as HEAD or v1.2.`;

if (import.meta.main) {
  await runProgram(
    async ({ positionals: [other] }) => {
      if (!other) throw new Error(usage);
      const before = openCatalog(await otherBook(other), '');
      printDiff(diffPrices(before, openCatalog(book, '')));
    },
    { usage, allowPositionals: true },
  );
}
