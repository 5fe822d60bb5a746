import { type Derived, derive } from '../../design/derive.ts';
import { defaultColor, hasTitles } from '../../design/design.ts';
import { mixed, repeat, stock } from '../../layout/look.ts';
import { pictureColors } from '../../layout/picture-colors.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Actions } from '../actions.ts';
import type { State } from '../state.ts';

/** A design with all that follows from it, and the state of the page that shows it. */
export type Page = Readonly<ReturnType<typeof pageOf>>;

export type View = Page & { readonly controls: Actions };

/** Derives what the page shows. */
export function pageOf(catalog: Catalog, state: State) {
  const { answer } = state.delivery;
  const dates = answer?.kind === 'estimate' ? answer : undefined;
  const derived = derive(catalog, state.history.now, { dates, artwork: state.artwork });
  return { ...state, ...derived, samples: samplesOf(derived) };
}

const titles = ['Case Summary', 'Pleadings', 'Motions', 'Jury Selection', 'Opening'];

/** How much of a color a sample shows, and its ink. */
const share = 0.55;
const ink = '#4a5854';

/**
 * What the tabs show while the buyer has typed no title and chosen no color: titles, and the colors
 * of the product's pictures, only paler. The design stays blank.
 */
function samplesOf({ catalog, design, look }: Derived) {
  if (hasTitles(design) || design.titles.length > titles.length) return undefined;
  const usual = defaultColor(catalog, design.product);
  if (design.colors.some((color) => color !== usual)) return undefined;
  const pale = [...look.colors].map(([id, color]) => {
    const tab = mixed(color.tab, stock, share);
    return [id, { ...color, tab, sheet: look.isFilm ? color.sheet : tab }] as const;
  });
  const inTurn = pictureColors(catalog.products[design.product].data).map(({ id }) => id);
  return {
    titles: titles.slice(0, design.titles.length),
    colors: repeat(inTurn, design.titles.length),
    look: { ...look, ink, colors: new Map(pale) },
  };
}
