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
  const [old, fresh] = [factsOf(catalog, before), factsOf(catalog, now)];
  const isPriced = priced.includes(edit.do);
  const changes = [
    fresh.cut !== old.cut && `${fresh.cut} cut (was ${old.cut})`,
    fresh.banks !== old.banks && `${fresh.banks} (was ${old.banks})`,
    !isPriced && fresh.total !== old.total && `${fresh.total} total (was ${old.total})`,
  ].filter((change) => change !== false);
  return changes.length > 0 ? `Now ${listed(changes)}` : '';
}

function factsOf(catalog: Catalog, design: Design) {
  const { frame, build, quote } = sceneOf(catalog, appStateOf(design));
  return {
    cut: cutName(frame.cut),
    banks: counted(bankCount(build.tabs, frame.cut), 'bank'),
    total: dollars(quote.totalCents),
  };
}
