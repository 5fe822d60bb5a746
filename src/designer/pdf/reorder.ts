import { byId } from '../../browser/price-view.ts';
import { saveFile } from '../artwork/keep-file.ts';
import { fileEntry } from '../effects/storage.ts';

/** Opens the design in a PDF of an earlier order on the designer's page. */
const input = byId<HTMLInputElement>('reorder');
const status = byId('reorder-status');

input.addEventListener('change', open);
// A file may have been chosen before this script ran.
void open();

async function open(): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  status.textContent = `Opening ${file.name}.`;
  if ((await saveFile(file.name, file)) && fileEntry.save(file.name)) {
    location.href = `${input.dataset.to}`;
  } else {
    status.textContent = 'This browser keeps nothing between pages. Open the file in the designer.';
  }
}
