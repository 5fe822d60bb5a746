import type { ComponentChildren } from 'preact';

interface Props {
  /** What its tab says: the heading of the section. */
  readonly title: string;
  /** What its ids begin with. */
  readonly id: string;
  readonly film?: string;
  /** Where in a bank of five its tab stands, from 1. */
  readonly position?: number;
  readonly children: ComponentChildren;
}

/** A section of the page as a divider: its heading stands on the tab. */
export function Sheet({ title, id, film = 'clear', position = 1, children }: Props) {
  return (
    <section
      class={`sheet film-${film} position-${position}`}
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
