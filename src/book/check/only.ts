import type { ChoiceData, ProductData } from '../schema.ts';
import type { Fault } from './fault.ts';

/** Finds choices whose `only` names what isn't sold, and choices that nobody can ever order. */
export function onlyFaults(place: string, product: ProductData): Fault[] {
  const faults = product.options.flatMap((option, index) =>
    option.choices.flatMap((choice, at) => {
      const here = `${place}.options.${index}.choices.${at}.only`;
      return choice.only === undefined
        ? []
        : choice.id === option.default
          ? [
              {
                place: here,
                value: choice.only,
                message: 'the default is always offered: leave this out',
              },
            ]
          : unknownFaults(here, product, option.key, choice.only);
    }),
  );
  const isRestricted = product.options.some(({ choices }) => choices.some(({ only }) => only));
  return faults.length === 0 && isRestricted ? neverOffered(place, product) : faults;
}

function unknownFaults(
  place: string,
  { options }: ProductData,
  own: string,
  only: NonNullable<ChoiceData['only']>,
): Fault[] {
  const others = options.filter(({ key }) => key !== own);
  return Object.entries(only).flatMap(([key, ids]): Fault[] => {
    const option = others.find((option) => option.key === key);
    if (!option) {
      const message = `name another option of this product: ${others.map(({ key }) => key).join(', ')}`;
      return [{ place: `${place}.${key}`, value: ids, message }];
    }
    const known = option.choices.map(({ id }) => id);
    return ids
      .filter((id) => !known.includes(id))
      .map((id) => ({
        place: `${place}.${key}`,
        value: id,
        message: `write a choice of ${key}: ${known.join(', ')}`,
      }));
  });
}

/** Finds choices that can't be reached from the defaults by changing one option at a time. */
function neverOffered(place: string, { options }: ProductData): Fault[] {
  const start: Chosen = Object.fromEntries(options.map(({ key, default: id }) => [key, id]));
  const seen = new Set([JSON.stringify(start)]);
  const reached = new Set<ChoiceData>();
  const queue = [start];
  for (const chosen of queue) {
    for (const { key, choices } of options) {
      for (const choice of choices) {
        const next = { ...chosen, [key]: choice.id };
        const name = JSON.stringify(next);
        if (seen.has(name) || !isOrderable(options, next)) continue;
        seen.add(name);
        reached.add(choice);
        queue.push(next);
      }
    }
  }
  return options.flatMap(({ choices, default: usual }, index) =>
    choices.flatMap((choice, at) => {
      if (choice.id === usual || reached.has(choice)) return [];
      const here = `${place}.options.${index}.choices.${at}.only`;
      const message =
        'nobody can order this choice: what it is only offered with excludes it in turn';
      return [{ place: here, value: choice.only, message }];
    }),
  );
}

type Chosen = Readonly<Record<string, string>>;

function isOrderable(options: ProductData['options'], chosen: Chosen): boolean {
  return options.every(({ key, choices }) => {
    const only = choices.find(({ id }) => id === chosen[key])?.only ?? {};
    return Object.entries(only).every(([other, ids]) => ids.includes(chosen[other] ?? ''));
  });
}
