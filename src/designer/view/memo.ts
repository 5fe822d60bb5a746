import { Component, type ComponentType, type FunctionComponent } from 'preact';

/** A component that is drawn again only where its properties differ. */
export function memo<Props extends object>(
  view: FunctionComponent<Props>,
  isSame: (before: Props, after: Props) => boolean,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(after: Props) {
      return !isSame(this.props, after);
    }
    override render(props: Props) {
      return view(props);
    }
  };
}

/** Whether two lists hold the same values. */
export function isSameList<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
