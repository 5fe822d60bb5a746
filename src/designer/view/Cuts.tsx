import type { CutComparison } from '../../layout/cuts.ts';
import { cutName, tabPlacement } from '../../layout/tabs.ts';
import { counted } from '../../pricing/counts.ts';
import { points } from '../drawing/scale.ts';
import { tabOutline } from '../drawing/shapes.ts';
import { memo } from './memo.ts';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** The cuts side by side, each with what it makes of this set. */
export const Cuts = memo(drawCuts, ({ scene }) => [scene.cuts, scene.frame.cut]);

function drawCuts(view: View) {
  const { cuts } = view.scene;
  return (
    <Sheet title="Cut" id="cut" film="blue" position={2}>
      <p>
        A 1/5 cut has five tabs along the edge of a sheet: one bank. More tabs begin the next bank.
        The cut does not change the price.
      </p>
      <fieldset class="cuts">
        <legend class="visually-hidden">Cut</legend>
        {cuts.map((cut) => (
          <CutCard key={cut.cut} comparison={cut} {...view} />
        ))}
      </fieldset>
    </Sheet>
  );
}

function CutCard({ comparison, scene, controls }: View & { comparison: CutComparison }) {
  const { cut, banks, recommended, tabWidthInches } = comparison;
  return (
    <label class="cut-card">
      <CutThumb cut={cut} scene={scene} />
      <span class="cut-head">
        <span class="cut-name">{cutName(cut)}</span>
        <input
          type="radio"
          name="cut"
          value={String(cut)}
          checked={cut === scene.frame.cut}
          onChange={() => controls.act({ do: 'setCut', cut: recommended ? null : cut })}
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

const thumbHeight = 120;

function CutThumb({ cut, scene }: Pick<View, 'scene'> & { cut: number }) {
  const { die } = scene.catalog.book;
  const width = points(die.sheet.heightInches);
  const tabHeight = points(die.tabExtensionInches) * 1.5;
  const count = Math.min(cut, scene.design.titles.length);
  return (
    <svg class="cut-thumb" viewBox={`0 0 ${width} ${thumbHeight}`} aria-hidden="true">
      <rect class="sheet-edge" x={1} y={tabHeight} width={width - 2} height={thumbHeight} rx={4} />
      {Array.from({ length: count }, (_, index) => {
        const { offsetInches, widthInches, tab } = tabPlacement(index + 1, cut, die);
        return (
          <path
            key={tab}
            class="sheet-edge"
            transform={`translate(${points(offsetInches)} 0)`}
            d={tabOutline(points(widthInches), tabHeight)}
          />
        );
      })}
    </svg>
  );
}
