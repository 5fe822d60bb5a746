import { counted } from '../../text/counts.ts';

/** Why a request is rejected. The message alone is enough to correct it. */
export interface Problem {
  /** The parameter at fault, by the name used in the request. */
  readonly parameter?: string;
  readonly message: string;
  /** Valid values, if they form a list. */
  readonly validValues?: readonly (string | number)[];
  /** Where to request a quote for something priced by quote only. */
  readonly quoteForm?: string;
}

/** The meaning of a name that a door doesn't have. */
export type NameMeaning =
  /** The parameter's name in this door. */
  | { readonly parameter: string }
  /** What to do instead, as a sentence. */
  | { readonly advice: string };

/** The names and limits of an interface that accepts builds. */
export interface Door {
  /** What the door calls a name: parameter, argument. */
  readonly noun: string;
  /** Absent if the door only accepts titles. */
  readonly tabs?: string;
  /** Absent if the door accepts no titles. */
  readonly titles?: string;
  /** The documented maximum of tabs per set. */
  readonly tabsMax: number;
  /** Whether options are members of an `options` argument. */
  readonly optionsInside?: boolean;
  /** Whether values may be in people's words: "Paper", "3-hole", "1,000". */
  readonly takesWords?: boolean;
  /** The meaning of a name that is not in `names`. */
  readonly meaningOf?: (name: string) => NameMeaning | undefined;
}

/** A parameter and its value in the door's syntax: `sets=25`, `sets: 25`. */
export function written(door: Door, name: string, value: string | number): string {
  return door.noun === 'argument' ? `${name}: ${JSON.stringify(value)}` : `${name}=${value}`;
}

/** An option and its choice in the door's syntax: `punch=3hole`, `options: {"punch":"3hole"}`. */
export function writtenOption(door: Door, key: string, choice: string): string {
  return door.optionsInside
    ? `options: ${JSON.stringify({ [key]: choice })}`
    : written(door, key, choice);
}

/** Maximum length of an error text in characters. */
const explanationMax = 1_000;

/** Joins problems into sentences, up to the maximum length of an error text. */
export function explain(problems: readonly Problem[]): string {
  const room = explanationMax - ' And 99999 more problems.'.length;
  let text = '';
  let reported = 0;
  for (const { message } of problems.slice(0, maxReported)) {
    if (reported > 0 && text.length + message.length > room) break;
    text += reported > 0 ? ` ${message}` : cut(message, room);
    reported += 1;
  }
  const rest = problems.length - reported;
  return rest > 0 ? `${text} And ${counted(rest, 'more problem')}.` : text;
}

export const maxReported = 10;

/** The most characters of a request value that an answer repeats. */
const echoMax = 80;

/** A value as messages repeat it: quoted, escaped and cut to 80 characters. */
export function shown(value: string): string {
  const quoted = JSON.stringify(cut(value, 40));
  return quoted.length > echoMax ? JSON.stringify(cut(value, 12)) : quoted;
}

/** A value as answers repeat it outside of messages: cut to 80 characters. */
export function cutShort(value: string): string {
  return cut(value, echoMax - 3);
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).toWellFormed()}...` : text;
}
