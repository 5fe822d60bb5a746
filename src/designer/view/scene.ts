import { type Derived, derive } from '../../design/derive.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { pageControls } from '../browser/run.tsx';
import type { AppState } from '../state.ts';

/** A design with all that follows from it, and the state of the page that shows it. */
export interface Scene extends Derived {
  readonly state: AppState;
}

/** Where to put a list of titles; a number is the first tab to fill, from 0. */
export type PutIn = 'replace' | 'append' | number;

export type Controls = Readonly<ReturnType<typeof pageControls>>;

export interface View {
  readonly scene: Scene;
  readonly controls: Controls;
}

/** Derives what the page shows. */
export function sceneOf(catalog: Catalog, state: AppState): Scene {
  const { answer } = state.delivery;
  const dates = answer?.kind === 'estimate' ? answer : undefined;
  return { state, ...derive(catalog, state.history.now, { dates, artwork: state.artwork }) };
}
