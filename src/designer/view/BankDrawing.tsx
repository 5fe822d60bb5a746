import { Component, createRef } from 'preact';
import type { Materials } from '../../layout/look.ts';
import { BankStrip, stripRatio } from '../drawing/BankStrip.tsx';
import { type Frame, type TabPicture, tabPicture } from '../drawing/picture.ts';
import { points } from '../drawing/scale.ts';
import { isSameList } from './memo.ts';
import { watchNearness } from './nearness.ts';
import type { Controls } from './scene.ts';
import { pasteList } from './TitleRow.tsx';

interface Props {
  /** From 0. */
  readonly bank: number;
  /** The index of its first tab, from 0. */
  readonly from: number;
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
    const { from, titles, colors, frame, look, current, renaming, isFar, controls } = props;
    const { die, type } = frame;
    const isDrawn = isNear || !isFar || current >= 0;
    if (!isDrawn)
      return <div class="bank" ref={this.place} style={{ aspectRatio: stripRatio(die) }} />;
    const tabs = titles.map((title, place) => tabPicture(title, from + place, frame));
    const renamed = tabs.find(({ index }) => index === renaming);
    return (
      <div class={renamed ? 'bank renamed' : 'bank'} ref={this.place}>
        <BankStrip
          tabs={tabs}
          colors={colors}
          look={look}
          die={die}
          isBold={type.bold}
          label={`Bank ${props.bank + 1}`}
          current={current}
        />
        {renamed && (
          <RenameField tab={renamed} controls={controls} edge={points(die.sheet.heightInches)} />
        )}
      </div>
    );
  }
}

function drawnFrom({ from, titles, colors, frame, look, current, renaming, isFar }: Props) {
  return [from, frame, look.ink, look.isFilm, current, renaming, isFar, ...titles, ...colors];
}

interface RenameProps {
  readonly tab: TabPicture;
  /** The length of the tabbed edge in points, which is the drawing's full width. */
  readonly edge: number;
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

  override render({ tab, edge, controls }: RenameProps) {
    const { index, x, width, title, fit } = tab;
    const share = (length: number) => `${(length / edge) * 100}%`;
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
          insetInlineStart: share(x),
          width: share(width),
          '--type': `${(fit.pointSize / edge) * 100}cqw`,
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
