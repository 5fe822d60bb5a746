import { useEffect } from 'preact/hooks';
import { type TitleFont, type TypeStyle, titleFonts } from '../../layout/fonts.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { openTitleFonts } from '../fonts/title-fonts.ts';
import { Check, Choices, RadioTable } from './fields.tsx';
import { isLive } from './lazy.tsx';
import type { View } from './page.ts';

/** The recommended cut and its neighbors, with all others on request. */
export function Cuts({ cuts, frame, build, controls }: View) {
  const setCut = (cut: number) => controls.act({ do: 'setCut', cut });
  const recommended = cuts.find(({ recommended }) => recommended)?.cut ?? frame.cut;
  const rows = cuts.map(({ cut, banks, tabWidthInches, titlesThatDoNotFit: misfits }) => ({
    id: cut,
    name: cutName(cut),
    cells: [
      `${Number(tabWidthInches.toFixed(2))} in, ${counted(banks, 'bank')}`,
      cut === recommended && <span class="badge film film-yellow">Recommended</span>,
      misfits > 0 ? (
        <span class="bad">{counted(misfits, 'title')} too long</span>
      ) : (
        build.titles && 'All titles fit'
      ),
    ],
    isUsual: Math.abs(cut - recommended) <= 1,
  }));
  return (
    <fieldset class="plain needs-script">
      <legend>Cut</legend>
      <p class="quiet">
        A 1/5 cut has five tabs to a bank; more tabs start the next bank. The price stays the same.
      </p>
      <RadioTable name="cut" rows={rows} chosen={frame.cut} more="More cuts" onChoose={setCut} />
    </fieldset>
  );
}

const fonts = Object.entries(titleFonts) as [TitleFont, string][];

const styles: readonly (readonly [Exclude<keyof TypeStyle, 'font'>, string])[] = [
  ['bold', 'Bold'],
  ['capitals', 'Capitals'],
  ['oneSize', 'One size for all'],
];

/** The font and the style of titles. By default each is as large as fits. */
export function Type({ panel, design: { type }, controls }: View) {
  useEffect(() => {
    if (panel === 'look') openTitleFonts();
  }, [panel]);
  const fontWeight = type.bold ? '700' : '400';
  const set = (change: Partial<TypeStyle>) => controls.act({ do: 'setType', type: change });
  const setStyle = (key: keyof TypeStyle) => (isOn: boolean) => set({ [key]: isOn });
  const shown = fonts.map(([id, label]) => ({
    id,
    label,
    style: isLive ? { fontFamily: `"${label}", "Tab Title"`, fontWeight } : undefined,
  }));
  return (
    <fieldset class="plain needs-script">
      <legend>Type</legend>
      <Choices name="font" choices={shown} chosen={type.font} onChange={(font) => set({ font })} />
      <div class="row">
        {styles.map(([key, label]) => (
          <Check key={key} label={label} isChecked={type[key]} onChange={setStyle(key)} />
        ))}
      </div>
    </fieldset>
  );
}
