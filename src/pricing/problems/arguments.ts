import { listed } from '../words.ts';
import { mostToldAtOnce, type Problem, shown } from './problem.ts';

/** An option stands beside the map of options, where a door takes them in one. */
export function optionOutside(key: string, value: string): Problem {
  return {
    parameter: key,
    message: `${key} is an option: give it inside options, as {${shown(key)}:${shown(value)}}.`,
  };
}

/** An argument stands in the map of options, where it does not belong. */
export function argumentInsideOptions(name: string): Problem {
  return {
    parameter: 'options',
    message: `${name} is not an option: give it beside options, not inside.`,
  };
}

/** @param example an option with one of its choices, to show what would be right. */
export function optionsNotAMap(value: string, [key, choice]: readonly [string, string]): Problem {
  return {
    parameter: 'options',
    message: `options is ${shown(value)}, but must be an object of option keys and choice ids, such as {${shown(key)}:${shown(choice)}}.`,
  };
}

/** Arguments are given to a tool that takes none. */
export function noArguments(tool: string, names: readonly string[]): Problem {
  const few = names.slice(0, mostToldAtOnce).map(shown);
  return {
    parameter: names[0] ?? '',
    message: `${tool} takes no arguments: leave ${listed(few)} out.`,
  };
}

/**
 * More names are given than any call needs, so that none of them is looked at.
 *
 * @param noun what a name is where it stands: an argument, an option.
 */
export function tooManyNames(
  count: number,
  known: readonly string[],
  noun: 'argument' | 'option',
): Problem {
  return {
    parameter: noun === 'option' ? 'options' : (known[0] ?? ''),
    message: `The call gives ${count} ${noun}s: give only ${listed(known)}.`,
  };
}

/** Only another tool has this argument. */
export function takenByOtherTool(name: string, tool: string, other: string): Problem {
  return {
    parameter: name,
    message: `${tool} takes no ${name}: leave it out, or call ${other} instead.`,
  };
}
