/**
 * States that a person, not a program, finishes every order.
 *
 * @param opened the link that the person opens.
 */
export function personDecides(opened: string): string {
  return `a person opens ${opened}, reviews the build and approves a free PDF proof`;
}
