import { Component, createRef } from 'preact';
import { BankStrip } from '../drawing/BankStrip.tsx';
import type { Look } from '../drawing/look.ts';
import { type Frame, tabPicture } from '../drawing/picture.ts';
import { isSameList } from './memo.ts';
import { whenNear } from './nearness.ts';

interface Props {
  /** From 1. */
  readonly bank: number;
  /** The place of its first tab, from 0. */
  readonly from: number;
  readonly titles: readonly string[];
  readonly colors: readonly string[];
  readonly frame: Frame;
  readonly look: Look;
  /** Whether the set has no other bank. */
  readonly isOnly: boolean;
  /** Whether its list scrolls, so that it is drawn only when it comes near. */
  readonly isFar: boolean;
}

interface State {
  readonly isNear: boolean;
}

/** The tabs of a bank as they will look, over the fields of their titles. */
export class BankHead extends Component<Props, State> {
  override state: State = { isNear: false };
  readonly head = createRef<HTMLLIElement>();
  stopWatch = () => {};

  override componentDidMount() {
    const head = this.head.current;
    const list = head?.parentElement;
    if (!head || !list || !this.props.isFar) return;
    this.stopWatch = whenNear(head, list, () => this.setState({ isNear: true }));
  }

  override componentWillUnmount() {
    this.stopWatch();
  }

  override shouldComponentUpdate(after: Props, state: State) {
    return state !== this.state || !isSameList(drawnFrom(this.props), drawnFrom(after));
  }

  override render(props: Props, { isNear }: State) {
    const { bank, from, titles, colors, frame, look, isOnly, isFar } = props;
    const numbers = tabNumbers(from, titles.length);
    const drawn = isNear || !isFar ? titles : [];
    return (
      <li class="bank-head" ref={this.head}>
        {!isOnly && (
          <h3 class="bank-name">
            Bank {bank} <span class="quiet">{numbers}</span>
          </h3>
        )}
        <BankStrip
          tabs={drawn.map((title, place) => tabPicture(title, from + place, frame))}
          colors={colors}
          look={look}
          die={frame.die}
          label={`Drawing of ${numbers}`}
        />
      </li>
    );
  }
}

function drawnFrom({ from, titles, colors, frame, look, isOnly, isFar }: Props): unknown[] {
  const { cut, cuts } = frame;
  return [from, cut, cuts, look.ink, look.isFilm, isOnly, isFar, ...titles, ...colors];
}

function tabNumbers(from: number, count: number): string {
  return count === 1 ? `tab ${from + 1}` : `tabs ${from + 1} to ${from + count}`;
}
