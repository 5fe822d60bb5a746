import type { ColorData } from '../book/schema.ts';
import { hasTitles, paletteOf } from '../design/design.ts';
import { colorOf, isReadable, mixed, stock } from '../layout/look.ts';
import type { Page } from './view/page.ts';

const titles = ['Case Summary', 'Pleadings', 'Motions', 'Jury Selection', 'Opening'];

/** How much of a color a sample shows, and its ink. */
const share = 0.55;
export const sampleInk = '#4a5854';

/**
 * What the tabs show while the buyer has typed no title and chosen no color: titles, and pale films
 * if colors are free. The design stays blank.
 */
export function samplesOf({ catalog, design, look }: Page) {
  if (hasTitles(design) || design.titles.length > titles.length) return undefined;
  const [usual, ...others] = paletteOf(catalog, design.product);
  if (design.colors.some((color) => color !== (usual?.id ?? ''))) return undefined;
  const isFree = catalog.products[design.product].colorChange === undefined;
  const isLight = ({ id, hex }: ColorData) => hex !== stock && isReadable(look, id);
  const films = isFree && look.isFilm ? others.filter(isLight) : [];
  const step = Math.max(1, Math.floor(films.length / titles.length));
  return {
    titles: titles.slice(0, design.titles.length),
    fills: films
      .filter((_, place) => place % step === 0)
      .slice(0, design.titles.length)
      .map(({ id }) => mixed(colorOf(look, id).tab, stock, share)),
  };
}
