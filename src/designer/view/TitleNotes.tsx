import { misfitCheck } from '../../design/checks.ts';
import { type Frame, measured } from '../../drawing/frame.ts';
import { lackingText, misfitText } from '../../layout/layout-of.ts';
import { cutName } from '../../layout/tabs.ts';
import { Fixes } from './Button.tsx';
import type { View } from './page.ts';

/** How many titles don't fit, and what helps. */
export function Misfits({ controls, ...page }: View) {
  const { text, fixes = [] } = misfitCheck(page) ?? {};
  return (
    <div class="notice warning">
      <p>{text}</p>
      <Fixes fixes={fixes} controls={controls} />
    </div>
  );
}

/** Why a title doesn't fit and what would help, and the letters that the font lacks. */
export function TitleNote(props: { title: string; frame: Frame; isMisfit: boolean }) {
  const { title, frame, isMisfit } = props;
  const { cut, type } = frame;
  const measures = measured(title, type);
  const lacks = lackingText([measures.text], type.font);
  return (
    <>
      {isMisfit && (
        <p class="bad">
          Doesn't fit a {cutName(cut)} cut tab. {misfitText(measures, cut, frame)}
        </p>
      )}
      {lacks && <p>{lacks}</p>}
    </>
  );
}
