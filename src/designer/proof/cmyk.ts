/**
 * How a spot color looks where it is not on press: shares of cyan, magenta, yellow and black in
 * percent, worked out from the screen's color without a profile.
 */
export function cmykOf(hex: string): [number, number, number, number] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const brightest = Math.max(...channels);
  const shares = channels.map((value) => (brightest === 0 ? 0 : 1 - value / brightest));
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...shares, 1 - brightest].map((share) =>
    Math.round(share * 100),
  );
  return [cyan, magenta, yellow, black];
}
