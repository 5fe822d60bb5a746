/** Closes the list of contents on a phone once a section is chosen. */
const contents = document.querySelector<HTMLDetailsElement>('.contents');
contents?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) contents.open = false;
});
