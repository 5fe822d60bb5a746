/** Red, green and blue of a color such as `#1f8a4c`, from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Mixes a share of one color, from 0 to 1, onto another. */
export function mixed(color: string, ground: string, share: number): string {
  const below = channels(ground);
  const mix = channels(color).map((value, channel) =>
    Math.round(value * share + (below[channel] ?? 0) * (1 - share)),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
