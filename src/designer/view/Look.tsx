import { useEffect, useRef, useState } from 'preact/hooks';
import { drawnTabs } from '../../drawing/frame.ts';
import type { CutComparison } from '../../layout/cuts.ts';
import { type TitleFont, type TypeStyle, titleFonts } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { BankStrip } from '../drawing/BankStrip.tsx';
import { openTitleFonts } from '../fonts/title-fonts.ts';
import { Button } from './Button.tsx';
import { isLive } from './lazy.tsx';
import type { View } from './page.ts';
import { Check } from './parts.tsx';

/** The recommended cut and its neighbors, with all others on request. */
export function Cuts(view: View) {
  const [showsAll, setShowsAll] = useState(false);
  const { cuts, frame } = view.page;
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

function CutCard({ comparison, page, controls }: View & { comparison: CutComparison }) {
  const { cut, banks, recommended, tabWidthInches } = comparison;
  return (
    <label class="cut-card">
      <CutThumb cut={cut} tabs={Math.min(cut, page.build.tabs)} page={page} />
      <span class="cut-head">
        <span class="cut-name">{cutName(cut)}</span>
        <input
          type="radio"
          name="cut"
          value={String(cut)}
          checked={cut === page.frame.cut}
          onClick={() => controls.act({ do: 'setCut', cut })}
        />
      </span>
      {recommended && <span class="badge film film-yellow">Recommended</span>}
      <span class="cut-facts">
        {Number(tabWidthInches.toFixed(2))} in tabs, {counted(banks, 'bank')}
      </span>
      <Fit comparison={comparison} isTitled={page.build.titles !== null} />
    </label>
  );
}

function Fit({ comparison, isTitled }: { comparison: CutComparison; isTitled: boolean }) {
  const { titlesThatDoNotFit: misfits } = comparison;
  if (misfits > 0) return <span class="cut-misfits">{counted(misfits, 'title')} too long</span>;
  return isTitled ? <span class="cut-facts">All titles fit</span> : null;
}

/** Blank tabs of a cut: as many as the set has. */
function CutThumb({ cut, tabs, page }: Pick<View, 'page'> & { cut: number; tabs: number }) {
  const { frame, look } = page;
  const blank = Array<string>(tabs).fill('');
  const drawn = drawnTabs(blank, [], { from: 0, to: tabs }, { ...frame, cut }, look);
  return <BankStrip tabs={drawn} die={frame.die} sheetInches={0.5} />;
}

const fonts = Object.entries(titleFonts) as [TitleFont, string][];

const styles: readonly (readonly [Exclude<keyof TypeStyle, 'font'>, string])[] = [
  ['bold', 'Bold'],
  ['capitals', 'Capitals'],
  ['oneSize', 'One size for all'],
];

/** The font and the style of titles. By default each is as large as fits. */
export function Type({ page, controls }: View) {
  const box = useRef<HTMLFieldSetElement>(null);
  // The samples' fonts load once they are in sight.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      openTitleFonts();
      observer.disconnect();
    });
    if (box.current) observer.observe(box.current);
  }, []);
  const { type } = page.design;
  const set = (change: Partial<TypeStyle>) => controls.act({ do: 'setType', type: change });
  return (
    <fieldset ref={box} class="plain needs-script">
      <legend>Type</legend>
      <div class="choice-row font-row">
        {fonts.map(([id, name]) => (
          <label key={id} class="choice">
            <input
              type="radio"
              name="font"
              checked={type.font === id}
              onChange={() => {
                openTitleFonts();
                set({ font: id });
              }}
            />
            <span {...(isLive && { style: sampleOf(name, type) })}>{name}</span>
          </label>
        ))}
      </div>
      <div class="type-styles">
        {styles.map(([key, label]) => (
          <Check
            key={key}
            label={label}
            isChecked={type[key]}
            onChange={(isChecked) => set({ [key]: isChecked })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A font's name is set in it. */
function sampleOf(name: string, { bold }: TypeStyle) {
  return { fontFamily: `"${name}", "Tab Title"`, fontWeight: bold ? '700' : '400' };
}
