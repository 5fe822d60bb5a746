/**
 * The maximum size of a design as JSON: 500 titles of 200 characters, four bytes each, with a
 * margin.
 */
const mostBytes = 1_000_000;

/** The most attachments to read; a PDF of ours has one. */
const mostAttachments = 20;

/**
 * The texts of the files attached to a PDF, in order; unreadable ones are skipped. In any
 * unencrypted PDF, the streams of attachments can be found without parsing the rest, whatever
 * program saved it last.
 */
export async function attachedTexts(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const pdf = new TextDecoder('latin1').decode(bytes);
  const texts: string[] = [];
  let found = 0;
  for (const { index } of pdf.matchAll(/\/EmbeddedFile\b/g)) {
    if (++found > mostAttachments) break;
    const stream = streamAround(pdf, index);
    if (!stream) continue;
    const content = bytes.subarray(stream.start, stream.end);
    const text = stream.isDeflated ? await inflated(content) : content.slice(0, mostBytes);
    texts.push(new TextDecoder().decode(text));
  }
  return texts;
}

/** Returns whether a file starts like a PDF; some have a few bytes before the header. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Returns whether a PDF has its end marker, so it isn't truncated. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(-2048)).includes('%%EOF');
}

/** Returns whether a PDF lists a file among its attachments, readable or not. */
export function hasAttachment(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(`(${name})`);
}

/** Returns whether a PDF is encrypted, attachments included. */
export function isEncrypted(bytes: Uint8Array): boolean {
  return /\/Encrypt\b/.test(new TextDecoder('latin1').decode(bytes));
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

/**
 * Inflates a stream, up to the maximum size of a design; keeps what is readable if it is damaged.
 */
async function inflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate'));
    for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
      parts.push(part);
      length += part.length;
      if (length > mostBytes) break;
    }
  } catch {
    // Keep what came before the damage: it may be complete.
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
