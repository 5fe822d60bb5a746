/**
 * The maximum size of a design as JSON: 500 titles of 200 characters, four bytes each, and artwork
 * of a million bytes as base64, with a margin.
 */
const mostBytes = 3_000_000;

/** The most attachments to read; a PDF of ours has one. */
const mostAttachments = 20;

/**
 * The texts of the files attached to a PDF, in order; a damaged one is empty. In any unencrypted
 * PDF, the streams of attachments can be found without parsing the rest, whatever program saved it
 * last.
 *
 * @param pdf the same bytes, each as a character
 */
export async function attachedTexts(
  bytes: Uint8Array<ArrayBuffer>,
  pdf: string,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { index } of [...pdf.matchAll(/\/EmbeddedFile\b/g)].slice(0, mostAttachments)) {
    const found = streamAround(pdf, index);
    if (!found) continue;
    const content = new Blob([bytes.subarray(found.start, found.end)]).stream();
    const whole = found.isDeflated
      ? content.pipeThrough(new DecompressionStream('deflate'))
      : content;
    texts.push(await textOf(whole.pipeThrough(new TextDecoderStream())).catch(() => ''));
  }
  return texts;
}

interface Stream {
  readonly start: number;
  readonly end: number;
  readonly isDeflated: boolean;
}

/** The stream whose dictionary contains an offset. */
function streamAround(pdf: string, place: number): Stream | undefined {
  const keyword = pdf.indexOf('stream', place);
  if (keyword < 0 || keyword - place > 2000) return undefined;
  const dictionary = pdf.slice(pdf.lastIndexOf(' obj', place), keyword);
  const start = keyword + (pdf.startsWith('\r\n', keyword + 6) ? 8 : 7);
  const [, length] = /\/Length (\d+)(?! \d+ R)/.exec(dictionary) ?? [];
  const end = length ? start + Number(length) : pdf.indexOf('endstream', start);
  return end < start ? undefined : { start, end, isDeflated: dictionary.includes('/FlateDecode') };
}

/** Reads a text up to the maximum size of a design. */
async function textOf(stream: ReadableStream<string>): Promise<string> {
  const reader = stream.getReader();
  let text = '';
  while (text.length <= mostBytes) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return text;
}
