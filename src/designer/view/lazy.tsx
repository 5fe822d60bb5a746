import { type ComponentChild, type ComponentType, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isReloaded } from '../effects/open-here.ts';

/** Loads the parts that no page shows when it opens, with their styles. */
export async function later(): Promise<Later> {
  const parts = await import('../later.ts');
  await parts.styled;
  return parts;
}

type Later = typeof import('../later.ts');

/** A later part as a component, whose script loads when it is first shown. */
function lazy<Props extends object>(pick: (parts: Later) => ComponentType<Props>) {
  let View: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [isMissing, setMissing] = useState<boolean>();
    useEffect(() => {
      if (View) return;
      later()
        .then((parts) => {
          View = pick(parts);
          setMissing(false);
        })
        .catch(() => reloadOnce() || setMissing(true));
    }, []);
    if (View) return <View {...props} />;
    return isMissing ? (
      <p class="notice warning" role="alert">
        This part didn't load. Check your connection and reload the page.
      </p>
    ) : null;
  };
}

export const Arrives = lazy((parts) => parts.Arrives);
export const ArtworkFields = lazy((parts) => parts.ArtworkFields);
export const Binder = lazy((parts) => parts.Binder);
export const Dates = lazy((parts) => parts.Dates);
export const Dividers = lazy((parts) => parts.Dividers);
export const Menu = lazy((parts) => parts.Menu);
export const Misfits = lazy((parts) => parts.Misfits);
export const Over = lazy((parts) => parts.Over);
export const TitleNote = lazy((parts) => parts.TitleNote);
export const Toast = lazy((parts) => parts.Toast);
export const ToolPanel = lazy((parts) => parts.ToolPanel);

const choice = '[type=radio], [type=checkbox]';

/**
 * Draws a part over its prerendered elements. What the buyer typed or chose in them before the
 * script ran is done again.
 */
export function takeOver(vnode: ComponentChild, element: Element): void {
  const changed = [...element.querySelectorAll('input')].filter((field) =>
    field.matches(choice)
      ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
      : field.value !== field.defaultValue,
  );
  const typed = changed.map(({ value }) => value);
  render(vnode, element);
  for (const [index, field] of changed.entries()) {
    if (field.matches(choice)) field.click();
    else {
      field.value = typed[index] ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

/** Whether a browser draws it; prerendered, nothing has styles of its own. */
export const isLive = typeof document !== 'undefined';

/**
 * Reloads the page if one of its scripts can't be loaded, such as after two releases. The page saves
 * its design on unload. A failure within a minute of a reload isn't due to a release.
 *
 * @returns whether it reloads
 */
function reloadOnce(): boolean {
  const isFresh = isReloaded() && performance.now() < 60_000;
  if (!navigator.onLine || isFresh) return false;
  location.reload();
  return true;
}
