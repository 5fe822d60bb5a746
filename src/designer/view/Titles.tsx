import { bankRanges } from '../drawing/picture.ts';
import { counted } from '../price/words.ts';
import { isBlank } from '../state/design.ts';
import { Bank } from './Bank.tsx';
import { Misfits } from './Misfits.tsx';
import { Notices } from './Notices.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';
import { TitleTools } from './TitleTools.tsx';

/** More tabs than this scroll in a box of their own, so that the rest of the page stays near. */
const mostUnboxed = 40;

/** The titles, bank by bank, under a drawing of their tabs. */
export function Titles(view: View) {
  const { scene, controls } = view;
  const { design, state, frame, look } = scene;
  const { titles, colors } = design;
  return (
    <Sheet title="Titles" id="titles" film="yellow" position={1}>
      <TitleTools {...view} />
      <Notices place="titles" {...view} />
      <Summary {...view} />
      <Misfits {...view} />
      <div class={titles.length > mostUnboxed ? 'banks boxed' : 'banks'}>
        {bankRanges(titles.length, frame.cut).map(({ from, to }, index) => (
          <Bank
            key={index}
            bank={index + 1}
            from={from}
            titles={titles.slice(from, to)}
            colors={colors.slice(from, to)}
            tabCount={titles.length}
            titleLengthMax={scene.catalog.book.limits.titleLengthMax}
            frame={frame}
            look={look}
            menu={state.menu !== null && state.menu >= from && state.menu < to ? state.menu : null}
            controls={controls}
          />
        ))}
      </div>
      <p class="quiet needs-script">
        Enter goes to the next title, Shift+Enter puts a tab in after this one, Alt with the up or
        down arrow moves it. A list pasted into a title fills the tabs from there on.
      </p>
    </Sheet>
  );
}

function Summary({ scene }: View) {
  const { titles } = scene.design;
  const blank = titles.filter(isBlank).length;
  return (
    <p class="titles-summary">
      {counted(titles.length, 'tab')}
      {blank > 0 && `, ${blank === titles.length ? 'all' : blank} blank`}.
    </p>
  );
}
