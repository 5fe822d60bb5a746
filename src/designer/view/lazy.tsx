import { Component, type ComponentType } from 'preact';
import { readOfVisit, storeForVisit } from '../browser/storage.ts';
import address from '../opened-later.css?url';

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

let styles: Promise<void> | undefined;

/** Waits for a lazy part of the page, and for the styles that all such parts share. */
export async function openedLater<Part>(part: Promise<Part>): Promise<Part> {
  styles ??= loadStyles();
  await styles;
  return part;
}

/** Offline, parts open without their styles. */
function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
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
  const before = readOfVisit(key);
  if (!navigator.onLine) return false;
  if (typeof before === 'number' && Date.now() - before < oncePerMs) return false;
  storeForVisit(key, Date.now());
  location.reload();
  return true;
}
