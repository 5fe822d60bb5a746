/**
 * How every order ends: not by a program.
 *
 * @param opened what leads the person to the designer.
 */
export function personDecides(opened: string): string {
  return `a person opens ${opened}, reviews the build and approves a free PDF proof`;
}
