import { productIds } from '../product-ids.ts';
import type { Book } from '../schema.ts';
import type { Fault } from './fault.ts';

/** The option whose choices the die punches. */
const punchKey = 'punch';

/** Choices of punching that the die does not know. */
export function holeFaults({ die, products }: Book): Fault[] {
  const punch = productIds.flatMap((id) =>
    products[id].options.filter(({ key }) => key === punchKey),
  );
  const withoutHoles = punch.flatMap((option) => {
    const ids = option.choices.map(({ id }) => id).filter((id) => !die.holes[id]);
    return ids.filter((id) => ids.length > 1 && id !== option.default);
  });
  return [...new Set(withoutHoles)].map((id) => ({
    place: `die.holes.${id}`,
    value: undefined,
    message:
      'write how many holes this choice has and how far apart they are: only one choice has none',
  }));
}
