import { attachedTexts } from './attachment.ts';
import { parseSaved, type ReadDesign, savedName } from './saved-design.ts';

/** The largest file to read, fifty times the largest proof. */
export const largestProofBytes = 32_000_000;

/** The members of a file that reading it needs. */
export type GivenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** One sentence about why there is no design. */
export interface Fault {
  readonly error: string;
}

const chooseAnother = 'Choose a proof preview or press file that you downloaded here.';

/** Reads the design in a PDF made by this designer, however old, as far as it can be read. */
export async function readProof(file: GivenFile): Promise<ReadDesign | Fault> {
  const { name, size } = file;
  if (size > largestProofBytes) {
    const megabytes = Math.round(size / 1_000_000);
    return { error: `${name} is ${megabytes} MB, larger than any of our files. ${chooseAnother}` };
  }
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: `${name} can't be read. Choose it again, or another copy.` };
  const bytes = new Uint8Array(buffer);
  const pdf = new TextDecoder('latin1').decode(bytes);
  // Some files have a few bytes before the header.
  if (!pdf.slice(0, 1024).includes('%PDF-')) {
    return { error: `${name} isn't a PDF. ${chooseAnother}` };
  }
  const saved = (await attachedTexts(bytes, pdf)).map(parseSaved).find((one) => one !== 'foreign');
  if (saved === 'newer') {
    return { error: 'A newer designer saved this PDF. Reload the page and open it again.' };
  }
  if (saved === 'damaged') {
    return { error: 'The design in this PDF is damaged. Open another copy of it.' };
  }
  return saved ?? { error: whyNothing(name, pdf) };
}

function whyNothing(name: string, pdf: string): string {
  if (/\/Encrypt\b/.test(pdf)) {
    return `${name} is locked with a password. Save a copy without one and open that.`;
  }
  const isWhole = pdf.slice(-2048).includes('%%EOF');
  return isWhole && !pdf.includes(`(${savedName})`)
    ? `${name} has no design in it. ${chooseAnother}`
    : `${name} is damaged or incomplete. Open another copy of it.`;
}
