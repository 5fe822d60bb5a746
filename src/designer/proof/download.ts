import type { Scene } from '../view/scene.ts';

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

/**
 * A file's name without its extension, by the job's name or the product's.
 *
 * @param what is in it, such as `proof-preview`
 * @example 'smith-trial-proof-preview-2026-11-22'
 */
export function fileName({ catalog, design }: Scene, what: string, madeAt: Date): string {
  const [name = ''] = [design.job.name, catalog.book.products[design.product].name]
    .map((words) =>
      words
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-'),
    )
    .filter(Boolean);
  const day = [madeAt.getFullYear(), madeAt.getMonth() + 1, madeAt.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${what}-${day}`;
}
