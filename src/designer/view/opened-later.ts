import address from '../opened-later.css?url';

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
