import { orderBook } from '../book/order-book.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { openHere } from './browser/address-bar.ts';
import { runDesigner } from './browser/run.tsx';
import { resumeAddress } from './browser/storage.ts';
import { unscriptedForm } from './view/Panel.tsx';
import { preloadDrawing } from './view/Stage.tsx';

/** Takes over the page of a product. */
export async function start(root: Element, status: Element): Promise<void> {
  const catalog = openCatalog(orderBook, location.origin);
  preloadDrawing().catch(() => {});
  resumeAddress();
  const opening = await openHere(catalog);
  await inputTurn();
  document.getElementById(unscriptedForm)?.remove();
  root.querySelector('.order-summary')?.parentElement?.remove();
  if (opening) runDesigner(root, catalog, opening, status);
}

/** Lets the browser handle input between opening the design and drawing it: each takes a while on a phone. */
function inputTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
