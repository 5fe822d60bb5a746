/** Whether this browser can hand a PDF on to a mail program. */
export function canShareFiles(): boolean {
  const probe = new File([''], 'proof.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Hands a file on; tells whether the browser took it. Who closes the choice of programs has chosen. */
export async function shareFile(file: File, title: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
