/** The most to read of all attachments: a design's 500 titles of 200 characters, four bytes each, twice. */
const mostBytes = 1_000_000;

/** The most attachments to read; a PDF of ours has one. */
const mostAttachments = 20;

/** The most bytes between the name of an attachment's type and its content. */
const nearBytes = 2_000;

/**
 * The texts of the files attached to a PDF, in order; a damaged one ends early. In any unencrypted
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
  let room = mostBytes;
  for (const { index } of pdf.matchAll(/\/EmbeddedFile\b/g).take(mostAttachments)) {
    const keyword = /stream\r?\n/.exec(pdf.slice(index, index + nearBytes));
    if (!keyword) continue;
    const start = index + keyword.index + keyword[0].length;
    const end = pdf.indexOf('endstream', start);
    const content = inSlices(bytes.subarray(start, end < 0 ? undefined : end));
    const isPlain = pdf.charAt(start) === '{';
    const text = await textOf(
      isPlain ? content : content.pipeThrough(new DecompressionStream('deflate')),
      room,
    );
    room -= text.length;
    texts.push(text);
  }
  return texts;
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

/** Reads a text in UTF-8, up to `most` bytes or to where it is damaged. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let room = most; room > 0; ) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, room), { stream: true });
      room -= value.length;
    }
    await reader.cancel();
  } catch {
    // It is damaged, or something follows it.
  }
  return text;
}
