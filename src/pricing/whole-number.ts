/** Parses plain ASCII digits without a leading zero, within a range; `undefined` otherwise. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  if (!/^(0|[1-9]\d{0,8})$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
