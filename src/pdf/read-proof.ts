import { megabytes } from '../text/counts.ts';
import { parseSaved, type ReadDesign, savedName } from './saved-design.ts';

/** The largest file to read, fifty times the largest proof. */
const largestProofBytes = 32_000_000;

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
    return {
      error: `${name} is ${megabytes(size)}, larger than any of our files. ${chooseAnother}`,
    };
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

/** The most to read of all attachments: a design's 500 titles of 200 characters, four bytes each, twice. */
const mostBytes = 1_000_000;

/** The most attachments to read; a PDF of ours has one. */
const mostAttachments = 20;

/** The most bytes between the words that we look for and the start of what they describe. */
const nearBytes = 2_000;

/**
 * The texts of the files attached to a PDF, in order; a damaged one is empty. In any unencrypted
 * PDF, the streams of attachments can be found without parsing the rest, whatever program saved it
 * last.
 *
 * @param pdf the same bytes, each as a character
 */
async function attachedTexts(bytes: Uint8Array<ArrayBuffer>, pdf: string): Promise<string[]> {
  const texts: string[] = [];
  let room = mostBytes;
  for (const { index } of pdf.matchAll(/\/EmbeddedFile\b/g).take(mostAttachments)) {
    const found = streamAround(pdf, index);
    if (!found) continue;
    const content = inSlices(bytes.subarray(found.start, found.end));
    const whole = found.isDeflated
      ? content.pipeThrough(new DecompressionStream('deflate'))
      : content;
    const text = await textOf(whole, room).catch(() => '');
    room -= text.length;
    texts.push(text);
  }
  return texts;
}

/** The stream whose dictionary contains an offset. */
function streamAround(pdf: string, place: number) {
  const before = Math.max(0, place - nearBytes);
  const near = pdf.slice(before, place + nearBytes);
  const keyword = near.indexOf('stream', place - before);
  if (keyword < 0) return undefined;
  const dictionary = near.slice(Math.max(0, near.lastIndexOf(' obj', place - before)), keyword);
  const start = before + keyword + (near.startsWith('\r\n', keyword + 6) ? 8 : 7);
  const [, length] = /\/Length (\d+)(?! \d+ R)/.exec(dictionary) ?? [];
  const end = length ? start + Number(length) : pdf.indexOf('endstream', start);
  return end < start ? undefined : { start, end, isDeflated: dictionary.includes('/FlateDecode') };
}

/** A decompressor makes at most a thousand times as much of a slice before it is asked again. */
const sliceBytes = 1_024;

function inSlices(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) controller.close();
        else controller.enqueue(bytes.subarray(at, at + sliceBytes));
        at += sliceBytes;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads a text in UTF-8; what is longer than `most` bytes is cut off there. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let room = most; room > 0; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, room), { stream: true });
    room -= value.length;
  }
  await reader.cancel();
  return text;
}
