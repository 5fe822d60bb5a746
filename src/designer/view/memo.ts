import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** A component that is drawn again only where something that it is drawn from differs. */
export function memo<Props extends object>(
  view: FunctionComponent<Props>,
  drawnFrom: (props: Props) => readonly unknown[] = Object.values,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(after: Props) {
      return !isSameList(drawnFrom(this.props), drawnFrom(after));
    }
    override render(props: Props) {
      return view(props);
    }
  };
}

/** Whether two lists hold the same values. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
