import { byId } from '../../browser/price-view.ts';
import { handToDesigner } from '../effects/storage.ts';

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
  const read = await import('../../pdf/read-proof.ts')
    .then(({ readProof }) => readProof(file))
    .catch(() => ({ error: "This file didn't open. Check your connection and reload the page." }));
  input.value = '';
  if ('error' in read) status.textContent = read.error;
  else if (handToDesigner({ name: file.name, saved: read })) location.href = `${input.dataset.to}`;
  else
    status.textContent = 'This browser keeps nothing between pages. Drop the file on the designer.';
}
