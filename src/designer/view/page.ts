import { type Derived, derive } from '../../design/derive.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Actions } from '../actions.ts';
import type { State } from '../state.ts';

/** A design with all that follows from it, and the state of the page that shows it. */
export type Page = Derived & State;

export type View = Page & { readonly controls: Actions };

/** Derives what the page shows. */
export function pageOf(catalog: Catalog, state: State): Page {
  const { answer } = state.delivery;
  const dates = answer?.kind === 'estimate' ? answer : undefined;
  return { ...state, ...derive(catalog, state.history.now, { dates, artwork: state.artwork }) };
}
