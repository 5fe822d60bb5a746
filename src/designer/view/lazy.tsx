import { Component, type ComponentType } from 'preact';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface State<Props> {
  readonly loaded: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
}

/** A component whose script is loaded when it is first shown, or before by `preload`. */
export function lazy<Props extends object>(
  load: Load<Props>,
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
        () => this.setState({ hasFailed: true }),
      );
    }

    override render(props: Props, { loaded: View, hasFailed }: State<Props>) {
      if (View) return <View {...props} />;
      return hasFailed ? (
        <p class="notice warning" role="alert">
          This part could not be loaded. Check the connection and open it again.
        </p>
      ) : null;
    }
  };
}
