import { nearestName } from '../../text/did-you-mean.ts';
import { listed } from '../../text/words.ts';
import { maxReported, type Problem, shown } from './problem.ts';

/**
 * Names are unknown.
 *
 * @param noun what to call a name: parameter, argument, option.
 * @param quoteForm where to request a quote, if the names may be about something priced by quote.
 */
export function unknownNames(
  names: readonly string[],
  known: readonly string[],
  noun: string,
  quoteForm?: string,
): Problem {
  const few = names.slice(0, maxReported);
  const sentences = few.map((name) => {
    const meant = nearestName(name, known);
    const help = meant === undefined ? `leave ${shown(name)} out` : `send it as ${meant}`;
    return `There is no ${noun} ${shown(name)}: ${help}.`;
  });
  const ask = quoteForm === undefined ? '' : ` Ask for anything else at ${quoteForm}.`;
  return {
    parameter: names[0] ?? '',
    message: `${sentences.join(' ')} The ${noun}s are ${listed(known)}.${ask}`,
    validValues: known,
  };
}

/** A name means one of the known ones. */
export function otherName(name: string, known: string, noun: string): Problem {
  return {
    parameter: name,
    message: `There is no ${noun} ${shown(name)}: send it as ${known}.`,
  };
}

/** Two names with the same meaning are both given. */
export function alreadyGiven(name: string, known: string, noun: string): Problem {
  const place = noun === 'option' ? ' of options' : '';
  return {
    parameter: name,
    message: `There is no ${noun} ${shown(name)}, and ${known} is given: leave ${shown(name)} out${place}.`,
  };
}

/** The request can be made in another way. */
export function otherWay(name: string, advice: string): Problem {
  return { parameter: name, message: advice };
}

/** Quotes a name if needed. */
function displayed(name: string): string {
  return /^\w{1,40}$/.test(name) ? name : shown(name);
}

/** A parameter is repeated. */
export function givenTwice(name: string): Problem {
  return { parameter: name, message: `${displayed(name)} is given more than once: send it once.` };
}
