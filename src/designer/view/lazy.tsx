import { Component, type ComponentType } from 'preact';
import { keptForVisit } from '../browser/storage.ts';

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

/** Whether a browser draws it; prerendered, nothing has styles of its own. */
export const isLive = typeof document !== 'undefined';

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

/** Loads the parts that no page shows when it opens, with their styles. */
export async function later(): Promise<typeof import('../later.ts')> {
  const parts = await import('../later.ts');
  await parts.styled;
  return parts;
}

const key = 'reloaded';
const oncePerMs = 60_000;

/**
 * Reloads the page if one of its scripts can't be loaded, such as after a new release. The page
 * saves its design on unload. A second failure within a minute isn't due to a release.
 *
 * @returns whether it reloads
 */
function reloadOnce(): boolean {
  const before = keptForVisit.read(key);
  if (!navigator.onLine) return false;
  if (typeof before === 'number' && Date.now() - before < oncePerMs) return false;
  keptForVisit.write(key, Date.now());
  location.reload();
  return true;
}
