const corner = 7;

/** The outline of a tab at the top of its sheet, with its lower left corner at 0, `height`. */
export function tabOutline(width: number, height: number): string {
  const round = Math.min(corner, width / 4);
  const right = width - round;
  return `M0 ${height}V${round}Q0 0 ${round} 0H${right}Q${width} 0 ${width} ${round}V${height}`;
}
