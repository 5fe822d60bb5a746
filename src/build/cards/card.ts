import type { DieData } from '../../book/schema.ts';
import { pagePaths, productPricesPath, setPath } from '../../contract/paths.ts';
import { titledBuild } from '../../documents/example-builds.ts';
import { productNouns } from '../../documents/sentences.ts';
import { setSize } from '../../documents/set-documents.ts';
import { cardPath, sitePage } from '../../documents/site-pages.ts';
import { type DrawnTab, drawnTabs } from '../../drawing/frame.ts';
import { pictureColors } from '../../drawing/scene/set-scene.ts';
import { layoutOf } from '../../layout/layout-of.ts';
import { lookOf } from '../../layout/look.ts';
import { plainType } from '../../layout/type-area.ts';
import { type Build, defaultBuild } from '../../pricing/build.ts';
import type { PricedProduct, SiteCatalog } from '../../pricing/catalog.ts';
import { priceAt } from '../../pricing/quote.ts';
import { readySets } from '../../pricing/ready-sets.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { capitalized } from '../../text/words.ts';

/** The content of a page's social card, for previews of links to it. */
export interface PictureCard {
  readonly heading: string;
  /** A line of smaller type below the heading. */
  readonly about: string;
  /** A price per set, and what it is for. */
  readonly price: string;
  readonly priceOf: string;
  /** The tabs of the first bank, and their die. */
  readonly tabs: readonly DrawnTab[];
  readonly die: DieData;
}

export const cardSize = { width: 1200, height: 630 };

/** Every social card, by path. */
export function pictureCards(catalog: SiteCatalog): ReadonlyMap<string, PictureCard> {
  const { home, prices, sets, faq } = pagePaths;
  const product = catalog.products[catalog.defaultProduct];
  const card = (path: string, content: PictureCard) => [cardPath(catalog, path), content] as const;
  const about = `${capitalized(productNouns(catalog))} dividers with your titles on the tabs.`;
  const general = [home, prices, sets, faq].map((path) => {
    const { title } = sitePage(catalog, path);
    return card(path, { ...buildCard(product, usual(catalog, product)), heading: title, about });
  });
  const products = catalog.productIds.map((id) => {
    const product = catalog.products[id];
    return card(productPricesPath(id), buildCard(product, usual(catalog, product)));
  });
  const ready = readySets(catalog).map((set) =>
    card(setPath(set.slug), {
      ...buildCard(catalog.products[set.build.product], set.build),
      heading: set.name,
      about: setSize(catalog, set),
    }),
  );
  return new Map([...general, ...products, ...ready]);
}

/** The smallest order of a short, well-known set. */
function usual(catalog: SiteCatalog, { id }: PricedProduct): Build {
  const set = readySets(catalog).find(({ titles }) => titles.length > 4 && titles.length < 9);
  const titles = set?.titles ?? titledBuild(catalog).titles;
  return { ...defaultBuild(catalog, id, titles.length), titles };
}

function buildCard(product: PricedProduct, build: Build): PictureCard {
  const { data } = product;
  const titles = build.titles ?? [];
  const inTurn = pictureColors(data);
  const colors = titles.map((_, tab) => inTurn[tab % inTurn.length]?.id ?? '');
  const look = lookOf(data, build.options);
  const { cut } = layoutOf(titles, data);
  const frame = { cut, cuts: data.cuts, die: data.die, type: plainType, sharedPoints: undefined };
  const { perSetCents } = priceAt(product, build, build.sets);
  return {
    heading: data.name,
    about: data.summary,
    price: `${dollars(perSetCents)} a set`,
    priceOf: `for ${counted(build.sets, 'set')} of ${counted(build.tabs, `${data.noun} tab`)}, setup included`,
    tabs: drawnTabs(titles, colors, { from: 0, to: cut }, frame, look),
    die: data.die,
  };
}
