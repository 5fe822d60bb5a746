import { Component, type ComponentType } from 'preact';
import { reloadOnce } from '../browser/reload.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface State<Props> {
  readonly loaded: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
}

/**
 * A component whose script loads when it is first shown, or earlier by `preload`. If loading fails,
 * the page reloads with its design.
 *
 * @param Meanwhile shown while loading; nothing by default
 */
export function lazy<Props extends object>(
  load: Load<Props>,
  Meanwhile?: ComponentType,
): ComponentType<Props> & { preload(): Promise<void> } {
  let known: ComponentType<Props> | undefined;
  const preload = async () => {
    known ??= await load();
  };
  return class extends Component<Props, State<Props>> {
    static preload = preload;
    override state: State<Props> = { loaded: known, hasFailed: false };

    override componentDidMount() {
      if (this.state.loaded) return;
      preload().then(
        () => this.setState({ loaded: known }),
        () => reloadOnce() || this.setState({ hasFailed: true }),
      );
    }

    override render(props: Props, { loaded: View, hasFailed }: State<Props>) {
      if (View) return <View {...props} />;
      if (!hasFailed) return Meanwhile ? <Meanwhile /> : null;
      return (
        <p class="notice warning" role="alert">
          This part didn't load. Check your connection and reload the page.
        </p>
      );
    }
  };
}

/** A part of the page as prerendered, until its script has loaded. */
export function prerenderedPart(selector: string): ComponentType {
  return class extends Component {
    readonly html = document.querySelector(selector)?.innerHTML ?? '';

    override shouldComponentUpdate() {
      return false;
    }

    override render() {
      return <div class={selector.slice(1)} dangerouslySetInnerHTML={{ __html: this.html }} />;
    }
  };
}
