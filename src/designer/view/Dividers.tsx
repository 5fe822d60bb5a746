import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChoiceData, DieData } from '../../book/schema.ts';
import { type DrawnTab, drawnTabs, onDeskWith } from '../../drawing/frame.ts';
import { holeOutline } from '../../drawing/outline.ts';
import { inBinder, sheetParts, tabParts } from '../../drawing/parts.ts';
import { binderScene } from '../../drawing/scene/binder.ts';
import { flat } from '../../drawing/scene/poses.ts';
import { sceneContent } from '../../drawing/scene/scene.ts';
import { pathData, points, svgOf } from '../../drawing/svg.ts';
import { holesOf, overallBox } from '../../layout/sheet.ts';
import { bankRanges } from '../../layout/tabs.ts';
import { allChoices } from '../../pricing/catalog.ts';
import type { Page } from './page.ts';

export function Binder(page: Page) {
  const { build, frame, look, current } = page;
  const tabs = drawnTabs(page, onDeskWith(current, build.tabs, frame.cut));
  const drawn = binderScene({ id: 'in-binder', die: frame.die, materials: look, tabs });
  return <div class="binder" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/**
 * The bank of the selected tab as whole dividers, to scale, with dimensions: the front, and the back
 * if it is printed too.
 */
export function Dividers(page: Page) {
  const box = useRef<HTMLDivElement>(null);
  const { catalog, design, frame, look, print: body, current } = page;
  const { die, cut } = frame;
  const ranges = bankRanges(design.titles.length, cut);
  const place = (current % cut) / cut;
  // A small window shows the part with the tab.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    box.current?.scrollTo(0, place * (scrollHeight - clientHeight));
  }, [place]);
  const bank = Math.floor(current / cut);
  const tabs = drawnTabs(page, ranges[bank]);
  const choices = allChoices(catalog.products[design.product]);
  const punching = choices.find(({ data }) => data.effect?.holes)?.data;
  const extension = die.tabExtensionInches;
  const { widthInches, heightInches } = overallBox(die);
  /** With margins around the sheet. */
  const drawing = (side: string, left: number, drawn: string, notes?: ComponentChildren) => (
    <svg
      key={side}
      class="divider-drawing"
      viewBox={[left - 0.55, -0.2, widthInches + 1.1, heightInches + 0.84].map(points).join(' ')}
      role="img"
      aria-label={`The ${side} of a divider, bank ${bank + 1} of ${ranges.length}`}
    >
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
      {notes}
    </svg>
  );
  const front = { id: 'whole', die, materials: look, tabs, body, pose: flat };
  const sheet = sheetParts(die, look.effects, tabs[0]?.sheet ?? '');
  const back = [...sheet, ...tabs.flatMap((tab) => tabParts(tab, die))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
    <div ref={box} class="dividers" role="group" aria-label="Whole divider" tabIndex={0}>
      {drawing('front', 0, sceneContent({ ...front, isBlank: true }), [
        <Sizes key="sizes" die={die} tab={tabs[0]} />,
        !look.effects.holes && punching && <HolesHere key="holes" die={die} punching={punching} />,
      ])}
      {look.effects.printsBack &&
        drawing('back', -extension, svgOf(back, inBinder(die, -extension, 0, true)))}
    </div>
  );
}

function HolesHere({ die, punching }: { die: DieData; punching: ChoiceData }) {
  const holes = holesOf(punching.effect?.holes, die);
  const middle = holes[Math.floor(holes.length / 2)];
  if (!middle) return null;
  const [x, y] = [points(middle.xInches + 0.3), points(middle.yInches)];
  const apart = Number(punching.effect?.holes?.centersInches.toFixed(2));
  return (
    <g class="holes-here" font-size="19">
      <path d={pathData(holes.flatMap(holeOutline))} />
      <text x={x} y={y}>
        {punching.label} goes here
      </text>
      <text x={x} y={y + 22}>
        {middle.xInches} in from the edge, {apart} in apart
      </text>
    </g>
  );
}

function Sizes({ die, tab }: { die: DieData; tab: DrawnTab | undefined }) {
  const { widthInches, heightInches } = die.sheet;
  const overall = widthInches + die.tabExtensionInches;
  const [width, height] = [points(overall), points(heightInches)];
  const below = height + 12;
  return (
    <g class="sizes" font-size="21">
      <path d={`M0 ${below}v8M0 ${below + 4}H${width}m0 -4v8`} />
      <text x={width / 2} y={below + 28}>
        {overall} in, {widthInches} without the tab
      </text>
      <path d={`M-8 0h-8M-12 0V${height}m-4 0h8`} />
      <text transform={`translate(-18 ${height / 2}) rotate(-90)`}>{heightInches} in</text>
      {tab && (
        <text
          transform={`translate(${width + 12} ${points(tab.placement.offsetInches + tab.placement.widthInches / 2)}) rotate(90)`}
        >
          {Number(tab.placement.widthInches.toFixed(2))} in
        </text>
      )}
    </g>
  );
}
