import address from '../opened-later.css?url';

let styles: Promise<void> | undefined;

/** Waits for a part of the page that opens later, and for the styles of all such parts. */
export async function openedLater<Part>(part: Promise<Part>): Promise<Part> {
  styles ??= loadStyles();
  await styles;
  return part;
}

/** Without a connection parts open without their styles. */
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
