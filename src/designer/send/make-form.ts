import { bodyOf } from '../artwork/picture.ts';
import { fileName } from '../proof/download.ts';
import { requestPdf } from '../proof/request-pdf.ts';
import type { Scene } from '../view/scene.ts';
import { designSubmission, type Sender, titlesCsv } from './submission.ts';

/**
 * A finished design with its files, to send as multipart/form-data.
 *
 * @param onProgress called with the share that is made, from 0 to 1
 * @throws if a PDF can't be made
 */
export async function designForm(
  scene: Scene,
  sender: Sender,
  onProgress: (share: number) => void,
): Promise<FormData> {
  const { sentAt } = sender;
  const submission = designSubmission(scene, sender);
  const proof = await requestPdf(scene, 'proof', sentAt, (share) => onProgress(share / 2));
  const press = await requestPdf(scene, 'press', sentAt, (share) => onProgress((1 + share) / 2));
  const form = new FormData();
  form.append('order', JSON.stringify(submission));
  form.append('titles', csvFile(titlesCsv(submission), fileName(scene, 'titles', sentAt)));
  form.append('proofPreview', proof);
  form.append('pressFile', press);
  const { picture } = bodyOf(scene);
  if (picture && scene.look.effects.printsBody) {
    const name = `${fileName(scene, 'artwork', sentAt)}.png`;
    form.append('artwork', new File([picture.png], name, { type: 'image/png' }));
  }
  return form;
}

function csvFile(text: string, name: string): File {
  return new File([text], `${name}.csv`, { type: 'text/csv' });
}
