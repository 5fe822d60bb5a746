import address from './opened-later.css?url';

export { ArtworkFields } from './artwork/Artwork.tsx';
export { Arrives, Dates } from './delivery/Dates.tsx';
export { Over } from './review/Review.tsx';
export { ToolPanel } from './tools/ToolPanel.tsx';
export { Binder, Dividers } from './view/Dividers.tsx';
export { Menu } from './view/Menu.tsx';
export { Misfits, TitleNote } from './view/TitleNotes.tsx';
export { Toast } from './view/Toast.tsx';

/** The styles of these parts have loaded; offline there are none. */
export const styled = new Promise<void>((resolve) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => resolve());
  document.head.append(link);
});
