import type { ComponentChildren } from 'preact';

interface Props {
  /** The text on its tab: the heading of the section. */
  readonly title: string;
  /** The prefix of its ids. */
  readonly id: string;
  /** The position of its tab in a bank of five, from 1. */
  readonly position?: number;
  readonly children: ComponentChildren;
}

/**
 * A section of the page as a divider: its heading is on the tab, in the color of the site's design
 * tab.
 */
export function Sheet({ title, id, position = 1, children }: Props) {
  return (
    <section
      class={`sheet film-green position-${position}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 class="sheet-title" id={`${id}-title`}>
        {title}
      </h2>
      <div class="sheet-body">{children}</div>
    </section>
  );
}
