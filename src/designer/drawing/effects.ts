import { type Hole, holesOf } from '../../layout/sheet.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Design } from '../state/design.ts';

/** What a choice does to the divider itself. */
export interface Effect {
  readonly holes?: readonly Hole[];
  /** The width of the strip along the binding edge. */
  readonly edgeStripInches?: number;
  readonly printsBack?: true;
  readonly printsBody?: true;
  readonly inkHex?: string;
}

/** What one choice of an option does to the divider. */
export function effectOf({ book }: Catalog, option: string, choice: string): Effect {
  const { die } = book;
  switch (`${option}=${choice}`) {
    case 'sided=2s':
      return { printsBack: true };
    case 'reinforce=reinforced':
      return { edgeStripInches: die.reinforcingWidthInches };
    case 'bodyprint=1c':
      return { printsBody: true };
    case 'ink=white':
      return { inkHex: '#ffffff' };
    case 'ink=black':
      return { inkHex: '#111111' };
    default:
      return option === 'punch' ? { holes: holesOf(choice, die) } : {};
  }
}

/** What all choices of a design together do to the divider. */
export function effectsOf(catalog: Catalog, { options }: Pick<Design, 'options'>): Effect {
  const all = Object.entries(options).map(([option, choice]) => effectOf(catalog, option, choice));
  return Object.assign({}, ...all);
}
