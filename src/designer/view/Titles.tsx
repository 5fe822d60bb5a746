import { counted } from '../../pricing/counts.ts';
import { isBlank } from '../state/design.ts';
import { Misfits } from './Misfits.tsx';
import { Notices } from './Notices.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';
import { TitleList } from './TitleList.tsx';
import { TitleTools } from './TitleTools.tsx';

/** The titles, with what fills and mends them. */
export function Titles(view: View) {
  return (
    <Sheet title="Titles" id="titles" film="yellow" position={1}>
      <TitleTools {...view} />
      <Notices place="titles" {...view} />
      <Summary {...view} />
      <Misfits {...view} />
      <TitleList {...view} />
      <p class="quiet needs-script">
        Enter goes to the next title, Shift+Enter puts a tab in after this one, Alt with the up or
        down arrow moves it. A list pasted into a title fills the tabs from there on. Titles stay in
        this browser and in the links that you share.
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
