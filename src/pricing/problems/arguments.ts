import { counted } from '../../text/counts.ts';
import { capitalized, listed } from '../../text/words.ts';
import { maxReported, type Problem, shown } from './problem.ts';

/** An option is outside the map of options. */
export function optionOutside(name: string, key: string, choice: string): Problem {
  return {
    parameter: name,
    message: `${shown(name)} is an option: send it inside options, as {${shown(key)}:${shown(choice)}}.`,
  };
}

/** A choice is used as the name of an argument or option, such as `collated: true`. */
export function choiceAsName(name: string, key: string, choice: string): Problem {
  return {
    parameter: name,
    message: `${shown(name)} is a choice: send it inside options, as {${shown(key)}:${shown(choice)}}.`,
  };
}

/** An option in the map has the wrong name. */
export function optionRenamed(name: string, key: string): Problem {
  return {
    parameter: name,
    message: `The option ${shown(name)} is called ${key}: send it as ${key}.`,
  };
}

/** An argument is inside the map of options. */
export function argumentInsideOptions(name: string, argument: string): Problem {
  return {
    parameter: 'options',
    message: `${shown(name)} is not an option: send it next to options, as ${argument}.`,
  };
}

/** @param example an option with one of its choices, to show the correct form. */
export function optionsNotAMap(value: string, [key, choice]: readonly [string, string]): Problem {
  return {
    parameter: 'options',
    message: `options is ${shown(value)}, but must be an object of option keys and choice ids, such as options: {${shown(key)}:${shown(choice)}}.`,
  };
}

/** A tool without arguments gets some. */
export function noArguments(tool: string, names: readonly string[]): Problem {
  const few = names.slice(0, maxReported).map(shown);
  return {
    parameter: names[0] ?? '',
    message: `${tool} takes no arguments: leave ${listed(few)} out.`,
  };
}

/**
 * More names are given than any call needs, so none is checked.
 *
 * @param noun what to call a name: argument, option.
 */
export function tooManyNames(
  count: number,
  known: readonly string[],
  noun: 'argument' | 'option',
): Problem {
  return {
    parameter: noun === 'option' ? 'options' : (known[0] ?? ''),
    message: `The call has ${count} ${noun}s: send only ${listed(known)}.`,
  };
}

/** The arguments belong to another tool. */
export function callOtherTool(tool: string, other: string, name: string): Problem {
  return { parameter: name, message: `${tool} takes no ${name}: call ${other} instead.` };
}

/** The arguments of both tools are given. */
export function titlesAreCounted(name: string): Problem {
  return { parameter: name, message: `The titles say how many tabs there are: leave ${name} out.` };
}

/** The product isn't available in this cut. */
export function noSuchCut(value: string, offered: string, recommended: string): Problem {
  return {
    parameter: 'cut',
    message: `cut is ${shown(value)}, but the cuts are ${offered}: send cut: ${shown(recommended)}, or leave cut out for the recommended one.`,
  };
}

/**
 * A product's tabs don't come in this color.
 *
 * @param names the colors that may have been meant, or all of them.
 */
export function noSuchColor(value: string, product: string, names: readonly string[]): Problem {
  return {
    parameter: 'colors',
    message: `${capitalized(product)} has no color ${shown(value)}: send ${listed(names, 'or')}.`,
    validValues: names,
  };
}

/** There are several colors, but not one per tab, or the number of tabs isn't known yet. */
export function colorsMiscounted(colors: number, tabs: number | undefined): Problem {
  const but = tabs === undefined ? '' : `, but a set has ${counted(tabs, 'tab')}`;
  return {
    parameter: 'colors',
    message: `colors has ${counted(colors, 'name')}${but}: send one color for all tabs, or one name for each tab.`,
  };
}

/** @param example a color of the product. */
export function colorsNotNames(example: string): Problem {
  return {
    parameter: 'colors',
    message: `colors must be color names: send colors: [${shown(example)}] for all tabs, or one name for each tab.`,
  };
}

/** Color changes are counted from the colors. */
export function colorsAreCounted(changes: number): Problem {
  return {
    parameter: 'colorChanges',
    message: `With these colors, colorChanges is ${changes}: leave colorChanges out.`,
  };
}

export function noColors(product: string): Problem {
  return {
    parameter: 'colors',
    message: `${capitalized(product)} has no tab colors to choose: leave colors out.`,
  };
}

/** The value is neither true nor false. */
export function notYesOrNo(name: string): Problem {
  return {
    parameter: name,
    message: `${name} is true or false: send ${name}: true, or leave it out.`,
  };
}
