import data from './binder-maker.json' with { type: 'json' };
import { shopLike } from './like.ts';

const { stocks, sizes, ...shop } = data;

/** The products of a stock: one in each size, at the size's share of the letter size's rates. */
const inEachSize = ({ id, name, in: soldIn, rates, ...stock }: (typeof stocks)[number]) =>
  sizes
    .filter((size) => soldIn.includes(size.id))
    .map(({ id: size, percent, ...rest }) => {
      const { widthInches, heightInches } = rest.die.sheet;
      const product = {
        ...{ name: `${name} Tabs, ${size} size`, noun: `${size} ${id}` },
        summary: `${name}, ${widthInches} x ${heightInches} inches.`,
        rates: Object.fromEntries(
          Object.entries(rates).map(([sets, rate]) => [sets, ((rate * percent) / 100).toFixed(4)]),
        ),
        ...{ ...stock, ...rest },
      };
      return [`${size}${id}`, product];
    });

/** A binder maker with eight products, three stocks in three sizes, and rests of its own. */
export const binderMaker = shopLike({
  ...shop,
  products: Object.fromEntries(stocks.flatMap(inEachSize)),
});
