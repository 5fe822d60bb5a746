/** How close to the viewport a part of a list is rendered. */
const ahead = '100px 0px';

const observers = new WeakMap<Element, IntersectionObserver>();
const watchers = new WeakMap<Element, (isNear: boolean) => void>();

/**
 * Reports when an element of a scrolling list comes close to the viewport, and when it leaves.
 *
 * @returns a function that stops watching
 */
export function watchNearness(
  element: Element,
  list: Element,
  onChange: (isNear: boolean) => void,
): () => void {
  const observer =
    observers.get(list) ?? new IntersectionObserver(onSeen, { root: list, rootMargin: ahead });
  observers.set(list, observer);
  watchers.set(element, onChange);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function onSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) watchers.get(target)?.(isIntersecting);
}
