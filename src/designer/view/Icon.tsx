/** The commands' symbols, on a grid of 20. */
const paths = {
  add: 'M10 4v12M4 10h12',
  paste: 'M7 5H5v12h10V5h-2M7 3.5h6v3H7zM7.5 10h5M7.5 13h5',
  color: 'M2.5 14.5h15M4 14l1.2-7Q5.4 5.5 7 5.500h6q1.6 0 1.8 1.500L16 14',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.500H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4 16 7.5 12.5 11M15.5 7.500H8a4 4 0 0 0 0 8h4',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
} as const;

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
