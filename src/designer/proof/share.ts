/** Returns whether this browser can share a PDF with an e-mail program. */
export function canShareFiles(): boolean {
  const probe = new File([''], 'proof.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Shares a file; returns whether the browser handled it. Dismissing the share sheet counts as
 * handled.
 */
export async function shareFile(file: File, title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
