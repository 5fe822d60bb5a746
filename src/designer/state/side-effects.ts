import { bankCount, cutName } from '../../layout/tabs.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { sceneOf } from '../view/scene.ts';
import { appStateOf } from './app-state.ts';
import type { Action } from './change.ts';
import type { Design } from './design.ts';

/** Controls for these show what they cost. */
const priced: readonly Action['do'][] = ['choose', 'setSets', 'setTabs', 'setProduct'];

/**
 * What an edit changed that the buyer didn't ask for: the automatic cut, the banks, the total;
 * empty if nothing.
 *
 * @example 'Now 1/8 cut (was 1/5) and $142.10 total (was $136.25)'
 */
export function sideEffects(catalog: Catalog, before: Design, now: Design, edit: Action): string {
  if (edit.do === 'setCut') return '';
  const [old, fresh] = [before, now].map((design) => factsOf(catalog, design)) as [Facts, Facts];
  const changed = (is: (facts: Facts) => string) => is(old) !== is(fresh);
  const changes = [
    changed(({ cut }) => cut) && `${fresh.cut} cut (was ${old.cut})`,
    changed(({ banks }) => banks) && `${fresh.banks} (was ${old.banks})`,
    !priced.includes(edit.do) &&
      changed(({ total }) => total) &&
      `${fresh.total} total (was ${old.total})`,
  ].filter((change) => change !== false);
  return changes.length > 0 ? `Now ${listed(changes)}` : '';
}

interface Facts {
  readonly cut: string;
  readonly banks: string;
  readonly total: string;
}

function factsOf(catalog: Catalog, design: Design): Facts {
  const { frame, build, quote } = sceneOf(catalog, appStateOf(design));
  return {
    cut: cutName(frame.cut),
    banks: counted(bankCount(build.tabs, frame.cut), 'bank'),
    total: dollars(quote.totalCents),
  };
}
