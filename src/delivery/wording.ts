/** `1 business day`, `5 business days`. */
export function businessDays(count: number): string {
  return `${count} business ${count === 1 ? 'day' : 'days'}`;
}
