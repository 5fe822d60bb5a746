import { book } from '../book/index.ts';
import { openCatalog } from '../pricing/catalog.ts';
import { openHere } from './browser/address-bar.ts';
import { announcer } from './browser/announcer.ts';
import { runDesigner } from './browser/run.tsx';

const root = document.getElementById('designer');
const catalog = openCatalog(book, location.origin);
const opening = openHere(catalog);
if (root && opening) {
  runDesigner(root, catalog, opening, announcer(document.getElementById('designer-status')));
}
