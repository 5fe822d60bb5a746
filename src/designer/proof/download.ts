/** Saves a file as a download. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}

/** How long a browser may take to start a download. */
const keptForMs = 60_000;
