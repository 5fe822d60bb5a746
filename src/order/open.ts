import { namesMax } from './doors.ts';
import type { Given } from './field.ts';
import type { ChoiceNamed } from './fields/options.ts';
import { listOf, membersOf, phrases, plainWord, textOf } from './words.ts';

/** Names of a map of options. */
const optionsWords = phrases('options, option, choices, settings, extras, addons');

/** Names of a map of everything, or of what has names of its own. */
const wrappers = phrases(
  'arguments, args, input, params, parameters, request, build, order, quote, configuration, ' +
    'config, specs, delivery, shipping, address, shipto, shippingaddress, destination',
);

/**
 * The names and values of a request, with those in a map of options or of everything taken out of
 * it, two maps deep at most. Options may be a list of choices: `["3-hole", "collated"]`.
 *
 * @param isOwn returns whether a name is the door's own, and so no container.
 * @param refuse is called with options that can't be read.
 */
export function opened(
  given: readonly Given[],
  choices: ReadonlyMap<string, ChoiceNamed | undefined>,
  isOwn: (name: string) => boolean,
  refuse: (options: Given) => void,
): Given[] {
  const isGiven = ({ value }: Given) => value !== null && value !== undefined;
  return whole(given.filter(isGiven).flatMap((one) => (isOwn(one.name) ? one : open(one))));

  function open(one: Given): Given[] {
    const { name, value } = one;
    const [, outer = name, bracketed, dotted] =
      /^(\w{1,20})(?:\[(\w{1,40})\]|\.(\w{1,40}))$/.exec(name) ?? [];
    const key = bracketed ?? dotted;
    const word = plainWord(outer);
    const isOptions = optionsWords.includes(word);
    if (!isOptions && !(wrappers.includes(word) && membersOf(value))) return [one];
    if (key !== undefined) return [{ name: key, value, inside: true }];
    const members = membersOf(value);
    if (members) {
      const inner = members.map(([name, value]) => ({ name, value, inside: isOptions }));
      return one.inside !== undefined ? inner : inner.flatMap(open);
    }
    const words = (listOf(value)?.map(textOf) ?? textOf(value).split(/[,;]/))
      .filter((word) => word.trim() !== '')
      .slice(0, namesMax);
    const named = words.flatMap((word) => choices.get(plainWord(word)) ?? []);
    if (named.length === words.length) {
      return named.map(({ option, word }) => ({ name: option, value: word, inside: true }));
    }
    refuse(one);
    return [];
  }
}

/** A width and a height make one size: a single length says nothing. */
function whole(given: Given[]): Given[] {
  const [width, height] = ['width', 'height'].map((side) =>
    given.find(({ name }) => plainWord(name) === side),
  );
  if (!width || !height) return given;
  const size = `${textOf(width.value)}x${textOf(height.value)}`;
  return given.flatMap((one) =>
    one === height ? [] : one === width ? { ...one, value: size } : one,
  );
}
