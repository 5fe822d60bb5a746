import { type Derived, derive } from '../../design/derive.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Actions } from '../actions.ts';
import type { State } from '../state.ts';

/** A design with all that follows from it, and the state of the page that shows it. */
export interface Scene extends Derived {
  readonly state: State;
}

export interface View {
  readonly scene: Scene;
  readonly controls: Actions;
}

/** Derives what the page shows. */
export function sceneOf(catalog: Catalog, state: State): Scene {
  const { answer } = state.delivery;
  const dates = answer?.kind === 'estimate' ? answer : undefined;
  return { state, ...derive(catalog, state.history.now, { dates, artwork: state.artwork }) };
}
