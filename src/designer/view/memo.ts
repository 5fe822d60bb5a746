import { Component, type ComponentType, type FunctionComponent } from 'preact';
import { isSameList } from '../../design/once.ts';

/** A component that is rendered again only if one of its properties changes. */
export function memo<Props extends object>(view: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(after: Props) {
      return !isSameList(Object.values(this.props), Object.values(after));
    }
    override render(props: Props) {
      return view(props);
    }
  };
}
