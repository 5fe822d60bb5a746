import { Component, createRef } from 'preact';
import { type DrawnTab, drawnTabs, type Frame } from '../../drawing/frame.ts';
import { type Materials, sheetFill } from '../../layout/look.ts';
import type { BankRange } from '../../layout/tabs.ts';
import { pointsToInches } from '../../layout/type-area.ts';
import { BankStrip, stripRatio } from '../drawing/BankStrip.tsx';
import { isSameList } from './memo.ts';
import { watchNearness } from './nearness.ts';
import type { Controls } from './scene.ts';
import { pasteList } from './TitleRow.tsx';

interface Props {
  /** From 0. */
  readonly bank: number;
  readonly range: BankRange;
  /** The titles and colors of the whole set. */
  readonly titles: readonly string[];
  readonly colors: readonly string[];
  readonly frame: Frame;
  readonly look: Materials;
  /** The selected tab if it is in this bank, from 0; otherwise -1. */
  readonly current: number;
  readonly renaming: number | null;
  /** Whether it is only drawn when it comes close to the viewport. */
  readonly isFar: boolean;
  readonly controls: Controls;
}

interface State {
  readonly isNear: boolean;
}

/** A bank of the drawing. A title being edited has a field over its tab. */
export class BankDrawing extends Component<Props, State> {
  override state: State = { isNear: false };
  readonly place = createRef<HTMLDivElement>();
  stopWatch = () => {};

  override componentDidMount() {
    const place = this.place.current;
    const box = place?.parentElement;
    if (!place || !box || !this.props.isFar) return;
    this.stopWatch = watchNearness(place, box, (isNear) => this.setState({ isNear }));
  }

  override componentWillUnmount() {
    this.stopWatch();
  }

  override shouldComponentUpdate(after: Props, state: State) {
    return (
      state.isNear !== this.state.isNear || !isSameList(drawnFrom(this.props), drawnFrom(after))
    );
  }

  override render(props: Props, { isNear }: State) {
    const { range, titles, colors, frame, look, current, renaming, isFar, controls } = props;
    const { die } = frame;
    const isDrawn = isNear || !isFar || current >= 0;
    if (!isDrawn)
      return <div class="bank" ref={this.place} style={{ aspectRatio: stripRatio(die) }} />;
    const tabs = drawnTabs(titles, colors, range, frame, look);
    const renamed = tabs.find(({ index }) => index === renaming);
    return (
      <div class={renamed ? 'bank renamed' : 'bank'} ref={this.place}>
        <BankStrip
          tabs={tabs}
          color={sheetFill(look, colors[range.from] ?? '')}
          die={die}
          label={`Bank ${props.bank + 1}`}
          current={current}
        />
        {renamed && (
          <RenameField tab={renamed} controls={controls} edgeInches={die.sheet.heightInches} />
        )}
      </div>
    );
  }
}

function drawnFrom({ range, titles, colors, frame, look, current, renaming, isFar }: Props) {
  const { from, to } = range;
  const own = [...titles.slice(from, to), ...colors.slice(from, to)];
  return [from, frame, look.ink, look.isFilm, current, renaming, isFar, ...own];
}

interface RenameProps {
  readonly tab: DrawnTab;
  /** The length of the tabbed edge, which is the drawing's full width. */
  readonly edgeInches: number;
  readonly controls: Controls;
}

/** Edits a tab's title in place. */
class RenameField extends Component<RenameProps> {
  readonly field = createRef<HTMLInputElement>();

  override componentDidMount() {
    this.select();
  }

  override componentDidUpdate({ tab }: RenameProps) {
    if (tab.index !== this.props.tab.index) this.select();
  }

  select() {
    this.field.current?.focus({ preventScroll: true });
    this.field.current?.select();
  }

  override render({ tab, edgeInches, controls }: RenameProps) {
    const { index, placement, title, fit } = tab;
    const share = (inches: number) => `${(inches / edgeInches) * 100}%`;
    return (
      <input
        ref={this.field}
        class="rename"
        type="text"
        aria-label={`Title of tab ${index + 1}, in the drawing`}
        autocomplete="off"
        dir="auto"
        enterkeyhint="next"
        value={title}
        style={{
          insetInlineStart: share(placement.offsetInches),
          width: share(placement.widthInches),
          '--type': `${(pointsToInches(fit.pointSize) / edgeInches) * 100}cqw`,
        }}
        onInput={({ currentTarget: { value } }) => controls.type(index, value)}
        onPaste={(event) => pasteList(event, index, controls)}
        onBlur={() => controls.closeRename(index, false)}
        onKeyDown={(event) => {
          if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
          event.preventDefault();
          if (event.key === 'Enter') controls.renameNext(index);
          else controls.closeRename(index, true);
        }}
      />
    );
  }
}
