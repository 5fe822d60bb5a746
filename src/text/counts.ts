/** @example formatCount(12500) // '12,500' */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** Inserts a comma before every three digits from the right. */
export function groupThousands(digits: string): string {
  if (digits.length <= 3) return digits;
  return `${groupThousands(digits.slice(0, -3))},${digits.slice(-3)}`;
}

/** @example counted(1000, 'tab') // '1,000 tabs' */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${plural(noun, count)}`;
}

/** @example businessDays(1) // '1 business day' */
export function businessDays(count: number): string {
  return counted(count, 'business day');
}

/** A regular noun in singular or plural. */
export function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}

/** @example megabytes(21_400_000) // '21 MB' */
export function megabytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1_000_000))} MB`;
}
