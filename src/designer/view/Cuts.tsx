import { useState } from 'preact/hooks';
import { drawnTabs } from '../../drawing/frame.ts';
import type { CutComparison } from '../../layout/cuts.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { BankStrip } from '../drawing/BankStrip.tsx';
import { Button } from './Button.tsx';
import type { View } from './scene.ts';

/** The recommended cut and its neighbors, with all others on request. */
export function Cuts(view: View) {
  const [showsAll, setShowsAll] = useState(false);
  const { cuts, frame } = view.scene;
  const shown = showsAll ? cuts : nearest(cuts, frame.cut);
  return (
    <fieldset class="plain">
      <legend>Cut</legend>
      <p class="quiet">
        A 1/5 cut has five tabs to a bank; more tabs start the next bank. The price stays the same.
      </p>
      <div class="cuts">
        {shown.map((cut) => (
          <CutCard key={cut.cut} comparison={cut} {...view} />
        ))}
      </div>
      {!showsAll && shown.length < cuts.length && (
        <Button class="button plain small needs-script" onClick={() => setShowsAll(true)}>
          More cuts
        </Button>
      )}
    </fieldset>
  );
}

const fewCuts = 3;

/** The recommended cut, the chosen one, and those nearest to them. */
function nearest(cuts: readonly CutComparison[], chosen: number): CutComparison[] {
  const recommended = cuts.find(({ recommended }) => recommended)?.cut ?? chosen;
  const distance = ({ cut }: CutComparison) => (cut === chosen ? -1 : Math.abs(cut - recommended));
  const few = cuts.toSorted((one, other) => distance(one) - distance(other)).slice(0, fewCuts);
  return few.toSorted((one, other) => one.cut - other.cut);
}

function CutCard({ comparison, scene, controls }: View & { comparison: CutComparison }) {
  const { cut, banks, recommended, tabWidthInches } = comparison;
  return (
    <label class="cut-card">
      <CutThumb cut={cut} tabs={Math.min(cut, scene.build.tabs)} scene={scene} />
      <span class="cut-head">
        <span class="cut-name">{cutName(cut)}</span>
        <input
          type="radio"
          name="cut"
          value={String(cut)}
          checked={cut === scene.frame.cut}
          onClick={() => controls.act({ do: 'setCut', cut })}
        />
      </span>
      {recommended && <span class="badge film film-yellow">Recommended</span>}
      <span class="cut-facts">
        {Number(tabWidthInches.toFixed(2))} in tabs, {counted(banks, 'bank')}
      </span>
      <Fit comparison={comparison} isTitled={scene.build.titles !== null} />
    </label>
  );
}

function Fit({ comparison, isTitled }: { comparison: CutComparison; isTitled: boolean }) {
  const { titlesThatDoNotFit: misfits } = comparison;
  if (misfits > 0) return <span class="cut-misfits">{counted(misfits, 'title')} too long</span>;
  return isTitled ? <span class="cut-facts">All titles fit</span> : null;
}

/** Blank tabs of a cut: as many as the set has. */
function CutThumb({ cut, tabs, scene }: Pick<View, 'scene'> & { cut: number; tabs: number }) {
  const { frame, look } = scene;
  const blank = Array<string>(tabs).fill('');
  const drawn = drawnTabs(blank, [], { from: 0, to: tabs }, { ...frame, cut }, look);
  return <BankStrip tabs={drawn} die={frame.die} sheetInches={0.5} />;
}
