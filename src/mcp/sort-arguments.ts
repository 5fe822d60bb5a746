import { needlessByQuote } from '../pricing/by-quote.ts';
import type { Catalog, PricedOption } from '../pricing/catalog.ts';
import { choiceNamed, choiceOf } from '../pricing/meaning.ts';
import { quoteFormUrl } from '../pricing/order-link.ts';
import {
  argumentInsideOptions,
  choiceAsName,
  optionOutside,
  optionRenamed,
  optionsNotAMap,
  tooManyNames,
} from '../pricing/problems/arguments.ts';
import { alreadyGiven, otherName, otherWay, unknownNames } from '../pricing/problems/names.ts';
import type { Problem } from '../pricing/problems/problem.ts';
import { nearestParameter } from '../pricing/read-fields.ts';
import { type ArgumentMap, asList, asMap, asYesOrNo, textOf } from './argument-values.ts';
import type { BuildTool } from './build-tools.ts';

/** The most names accepted in one place; beyond it, none is read. */
export const namesMax = 50;

/** A call's arguments in the right places, with the problems found on the way. */
export interface SortedArguments {
  readonly given: ArgumentMap;
  /** Choices by option key, as sent. */
  readonly options: ReadonlyMap<string, string>;
  readonly problems: Problem[];
}

/**
 * Sorts a call's arguments into place. A misnamed or misplaced argument is reported but still read,
 * so that its value is checked in the same pass.
 */
export function sortArguments(
  catalog: Catalog,
  tool: BuildTool,
  given: ArgumentMap,
): SortedArguments {
  const sorter = new Sorter(catalog, tool);
  const held = given.get('options');
  const map = held === undefined ? undefined : (asMap(held) ?? choicesListed(catalog, held));
  const isTooMany = map !== undefined && map.size > namesMax;
  const inside = isTooMany ? undefined : map;
  if (isTooMany) sorter.problems.push(tooManyNames(map.size, catalog.optionKeys, 'option'));
  if (held !== undefined && !map) {
    sorter.problems.push(optionsNotAMap(textOf(held), exampleOption(catalog)));
  }
  sorter.keepKnown(given, inside);
  for (const [name, value] of given) {
    if (!(name in tool.arguments)) sorter.place(name, value, 'argument');
  }
  for (const [name, value] of inside ?? []) {
    if (!catalog.optionKeys.includes(name)) sorter.place(name, value, 'option');
  }
  return sorter.sorted();
}

class Sorter {
  readonly problems: Problem[] = [];
  private readonly given = new Map<string, unknown>();
  private readonly options = new Map<string, string>();
  private readonly unknown = { argument: [] as string[], option: [] as string[] };
  private readonly catalog: Catalog;
  private readonly tool: BuildTool;

  constructor(catalog: Catalog, tool: BuildTool) {
    this.catalog = catalog;
    this.tool = tool;
  }

  keepKnown(given: ArgumentMap, inside: ArgumentMap | undefined): void {
    for (const [name, value] of given) {
      if (name in this.tool.arguments) this.given.set(name, value);
    }
    for (const [name, value] of inside ?? []) {
      if (this.catalog.optionKeys.includes(name)) this.options.set(name, textOf(value));
    }
  }

  /** Stores an argument or option whose name isn't known in this place. */
  place(name: string, value: unknown, noun: 'argument' | 'option'): void {
    const target = this.targetOf(name, value);
    if (target === undefined) this.placeChoice(name, value, noun);
    else if (typeof target !== 'string') this.problems.push(target);
    else if (this.given.has(target) || this.options.has(target)) {
      this.problems.push(alreadyGiven(name, target, noun));
    } else if (this.catalog.optionKeys.includes(target))
      this.placeOption(name, target, value, noun);
    else {
      this.given.set(target, value);
      this.problems.push(
        noun === 'option' ? argumentInsideOptions(name, target) : otherName(name, target, noun),
      );
    }
  }

  private placeOption(
    name: string,
    key: string,
    value: unknown,
    noun: 'argument' | 'option',
  ): void {
    const choice = textOf(value);
    this.options.set(key, choice);
    this.problems.push(
      noun === 'option'
        ? optionRenamed(name, key)
        : optionOutside(name, key, choiceOf(this.catalog, key, choice) ?? choice),
    );
  }

  /** Reads `collated: true` as the choice it names. */
  private placeChoice(name: string, value: unknown, noun: 'argument' | 'option'): void {
    const named = asYesOrNo(value) ? choiceNamed(this.catalog, name) : undefined;
    if (!named) {
      this.unknown[noun].push(name);
      return;
    }
    const [key, choice] = named;
    if (this.options.has(key)) {
      this.problems.push(alreadyGiven(name, key, noun));
      return;
    }
    this.options.set(key, choice);
    this.problems.push(choiceAsName(name, key, choice));
  }

  /** The argument or option that a name means, or a problem that says what to do instead. */
  private targetOf(name: string, value: unknown): string | Problem | undefined {
    const { catalog, tool } = this;
    const known = [...Object.keys(tool.arguments), ...catalog.optionKeys];
    if (known.includes(name)) return name;
    const needless = needlessByQuote(catalog, name, textOf(value));
    if (needless) return needless;
    const meaning = tool.door.meaningOf?.(name) ?? nearestParameter(name, known);
    if (!meaning) return undefined;
    return 'advice' in meaning ? otherWay(name, meaning.advice) : meaning.parameter;
  }

  sorted(): SortedArguments {
    const { argument, option } = this.unknown;
    if (argument.length > 0) {
      const known = Object.keys(this.tool.arguments);
      this.problems.push(unknownNames(argument, known, 'argument', quoteFormUrl(this.catalog)));
    }
    if (option.length > 0) {
      const known = this.catalog.optionKeys;
      this.problems.push(unknownNames(option, known, 'option', quoteFormUrl(this.catalog)));
    }
    return { given: this.given, options: this.options, problems: this.problems };
  }
}

/**
 * Parses choices without their options, such as `["3-hole", "collated"]`; `undefined` if unclear.
 */
function choicesListed(catalog: Catalog, held: unknown): ArgumentMap | undefined {
  const words = asList(held) ?? (typeof held === 'string' ? held.split(/[,;]/) : undefined);
  if (!words || words.length > namesMax) return undefined;
  const named = words
    .map(textOf)
    .filter((word) => word.trim() !== '')
    .map((word) => choiceNamed(catalog, word));
  const map = new Map(named.filter((choice) => choice !== undefined));
  return map.size === named.length ? map : undefined;
}

/** An option whose default all products share, if there is one: sending it changes no price. */
function exampleOption({ products, productIds }: Catalog): readonly [string, string] {
  const options = productIds.flatMap((id) => products[id].options);
  const isEveryones = ({ key, choices, default: usual }: PricedOption) =>
    choices.size > 1 && productIds.every((id) => products[id].defaults[key] === usual);
  const option = options.find(isEveryones) ?? options[0];
  return [option?.key ?? '', option?.default ?? ''];
}
