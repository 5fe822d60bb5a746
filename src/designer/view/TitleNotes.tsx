import { type Frame, measured, titleFit } from '../../drawing/frame.ts';
import { betterCut } from '../../layout/cuts.ts';
import { lackingText, misfitText } from '../../layout/layout-of.ts';
import { cutName } from '../../layout/tabs.ts';
import { counted } from '../../text/counts.ts';
import { Button } from './Button.tsx';
import type { View } from './page.ts';

/** How many titles don't fit, the first of them, and the cut that would fit them all. */
export function Misfits({ design, frame, cuts, misfits, controls }: View) {
  if (misfits === 0) return null;
  const first = design.titles.findIndex((title) => !titleFit(title, frame).fits);
  const better = betterCut(cuts, misfits);
  return (
    <div class="notice warning">
      <p>
        <strong>
          {counted(misfits, 'title')} {misfits === 1 ? "doesn't" : "don't"} fit
        </strong>{' '}
        the {cutName(frame.cut)} cut. The list says why.
      </p>
      <div class="actions needs-script">
        <Button onClick={() => controls.rename(first)}>Go to tab {first + 1}</Button>
        {better && (
          <Button onClick={() => controls.act({ do: 'setCut', cut: better.cut })}>
            Switch to the {cutName(better.cut)} cut:{' '}
            {better.titlesThatDoNotFit === 0
              ? 'all fit'
              : `only ${better.titlesThatDoNotFit} too long`}
          </Button>
        )}
      </div>
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
