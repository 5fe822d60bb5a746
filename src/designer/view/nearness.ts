/** How far from what is in sight a part of a list is drawn. */
const ahead = '600px 0px';

const observers = new WeakMap<Element, IntersectionObserver>();
const waiting = new WeakMap<Element, () => void>();

/**
 * Calls once when an element of a scrolling list comes near to what is in sight.
 *
 * @returns stops the watch
 */
export function whenNear(element: Element, list: Element, run: () => void): () => void {
  const observer =
    observers.get(list) ?? new IntersectionObserver(onSeen, { root: list, rootMargin: ahead });
  observers.set(list, observer);
  waiting.set(element, run);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function onSeen(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.get(target)?.();
  }
}
