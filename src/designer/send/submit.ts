/** A press file of 500 pages on a slow line takes most of it. */
const timeoutMs = 60_000;

/** The longest reference and the longest error to show. */
const longest = { reference: 80, error: 300 };

/**
 * Sends a form to the seller's endpoint. It never rejects. The request needs no preflight, so that
 * form services and webhooks can answer it.
 *
 * @param seller the name to use in sentences
 */
export async function submit(url: string, form: FormData, seller: string) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      signal,
    });
    return await readReceipt(response, seller);
  } catch {
    return failed(signal.aborted ? `${seller} hasn't answered.` : `We couldn't reach ${seller}.`);
  }
}

async function readReceipt(response: Response, seller: string) {
  const text = await response.text();
  const { reference, error } = fieldsOf(text);
  if (response.ok) {
    const shown = typeof reference === 'number' ? String(reference) : plain(reference);
    if (shown !== '' && shown.length <= longest.reference) {
      return { kind: 'received', reference: shown } as const;
    }
    return failed(`${seller}'s answer has no reference number.`);
  }
  const said = plain(error).slice(0, longest.error);
  return failed(said === '' ? `${seller} couldn't take it.` : `${seller} says: ${said}`);
}

/** Fails with a sentence. It may have arrived all the same: only a receipt says that it did. */
function failed(reason: string) {
  return { kind: 'failed', reason } as const;
}

function fieldsOf(json: string): { readonly reference?: unknown; readonly error?: unknown } {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';
}
