import { listed } from '../words.ts';
import { didYouMean } from './did-you-mean.ts';
import { mostToldAtOnce, type Problem, shown } from './problem.ts';

/** @param noun what a name is where it stands: a parameter, an option. */
export function unknownParameters(
  names: readonly string[],
  known: readonly string[],
  noun = 'parameter',
): Problem {
  const few = names.slice(0, mostToldAtOnce);
  const told = few.map((name) => `There is no ${noun} ${shown(name)}.${didYouMean(name, known)}`);
  return {
    parameter: names[0] ?? '',
    message: `${told.join(' ')} The ${noun}s are ${listed(known)}.`,
    validValues: known,
  };
}

/** Known names stand without quotes. */
function displayed(name: string): string {
  return /^\w{1,40}$/.test(name) ? name : shown(name);
}

/** A parameter stands more than once. */
export function givenTwice(name: string): Problem {
  return { parameter: name, message: `${displayed(name)} is given more than once: give it once.` };
}
