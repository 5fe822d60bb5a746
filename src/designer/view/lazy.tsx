import {
  Component,
  type ComponentChild,
  type ComponentType,
  createRef,
  hydrate,
  render,
} from 'preact';
import { stored } from '../effects/storage.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component whose script can be loaded before it is shown. */
type Later<Props> = ComponentType<Props> & { preload(): Promise<void> };

/**
 * A component whose script loads when it is first shown, or earlier by `preload`. If loading fails,
 * the page reloads with its design.
 */
export function lazy<Props extends object>(load: Load<Props>): Later<Props> {
  let View: ComponentType<Props> | undefined;
  const preload = async () => {
    View ??= await load();
  };
  return class extends Component<Props, { isMissing?: boolean }> {
    static preload = preload;

    override componentDidMount() {
      if (View) return;
      preload().then(
        () => this.setState({}),
        () => reloadOnce() || this.setState({ isMissing: true }),
      );
    }

    override render(props: Props) {
      if (View) return <View {...props} />;
      return this.state.isMissing ? <Missing /> : null;
    }
  };
}

/**
 * Like `lazy`, for a part that is prerendered: its elements stay as they are until its script has
 * loaded, which then takes them over in a turn of its own.
 */
export function prerendered<Props extends object>(load: Load<Props>): Later<Props> {
  const View = lazy(load);
  return class extends Component<Props> {
    static preload = View.preload;
    readonly box = createRef<HTMLDivElement>();
    /** The same each time, so that it isn't compared: the part draws itself. */
    readonly frame = <div class="part" ref={this.box} dangerouslySetInnerHTML={{ __html: '' }} />;
    isDrawn = false;

    override componentDidMount() {
      const asPrerendered = this.props;
      if (!this.box.current?.firstChild) return this.draw(render, asPrerendered);
      const start = () => {
        this.draw(takeOver, asPrerendered);
        if (this.props !== asPrerendered) this.draw(render, this.props);
      };
      // If it can't be loaded and the page doesn't reload, it says so where it is shown.
      View.preload().then(
        () => setTimeout(start),
        () => reloadOnce() || start(),
      );
    }

    override componentDidUpdate() {
      if (this.isDrawn) this.draw(render, this.props);
    }

    override componentWillUnmount() {
      if (this.isDrawn && this.box.current) render(null, this.box.current);
    }

    draw(how: typeof takeOver, props: Props) {
      if (!this.box.current) return;
      how(<View {...props} />, this.box.current);
      this.isDrawn = true;
    }

    override render(props: Props) {
      if (isLive) return this.frame;
      return (
        <div class="part">
          <View {...props} />
        </div>
      );
    }
  };
}

function Missing() {
  return (
    <p class="notice warning" role="alert">
      This part didn't load. Check your connection and reload the page.
    </p>
  );
}

/**
 * Draws a part over its prerendered elements, which must be the same. What the buyer typed or chose
 * in them before the script ran is done again.
 */
export function takeOver(vnode: ComponentChild, element: Element): void {
  const changed = [...element.querySelectorAll('input')].filter((field) =>
    field.matches(choice)
      ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
      : field.value !== field.defaultValue,
  );
  hydrate(vnode, element);
  for (const field of changed) {
    if (field.matches(choice)) {
      field.checked = !field.checked;
      field.click();
    } else {
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const choice = '[type=radio], [type=checkbox]';

/** Whether a browser draws it; prerendered, nothing has styles of its own. */
export const isLive = typeof document !== 'undefined';

const reloadedEntry = stored('sessionStorage', 'reloaded', (value): value is number =>
  Number.isFinite(value),
);
const oncePerMs = 60_000;

/**
 * Reloads the page if one of its scripts can't be loaded, such as after a new release. The page
 * saves its design on unload. A second failure within a minute isn't due to a release.
 *
 * @returns whether it reloads
 */
function reloadOnce(): boolean {
  if (!navigator.onLine || Date.now() - Number(reloadedEntry.load() ?? 0) < oncePerMs) return false;
  // Without a record of it, the page would reload again and again.
  if (!reloadedEntry.save(Date.now())) return false;
  location.reload();
  return true;
}
