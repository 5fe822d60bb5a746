import { counted } from '../counts.ts';

/** Why a request is refused. The message alone is enough to correct it. */
export interface Problem {
  /** The parameter at fault, under the name that the request used. */
  readonly parameter?: string;
  readonly message: string;
  /** What would be right, if that is a list. */
  readonly validValues?: readonly (string | number)[];
  /** Where to send what is priced by quote only. */
  readonly quoteForm?: string;
}

/** What a name means that a door does not have. */
export type NameMeaning =
  /** The door has it under another name. */
  | { readonly parameter: string }
  /** What to do instead, as a sentence. */
  | { readonly advice: string };

/** The names and limits under which a request takes a build. */
export interface Door {
  /** What a name is here: a parameter, an argument. */
  readonly noun: string;
  /** Absent if the door takes titles only. */
  readonly tabs?: string;
  /** Absent if the door takes no titles. */
  readonly titles?: string;
  /** The most tabs per set that the door promises. */
  readonly tabsMax: number;
  /** Whether options are members of an argument `options`. */
  readonly optionsInside?: boolean;
  /** Whether values are taken in people's words: "Paper", "3-hole", "1,000". */
  readonly takesWords?: boolean;
  /** What people mean by a name that is not among `names`. */
  readonly meaningOf?: (name: string) => NameMeaning | undefined;
}

/** A parameter and its value as the door takes them: `sets=25`, `sets: 25`. */
export function written(door: Door, name: string, value: string | number): string {
  return door.noun === 'argument' ? `${name}: ${JSON.stringify(value)}` : `${name}=${value}`;
}

/** An option and its choice as the door takes them: `punch=3hole`, `options: {"punch":"3hole"}`. */
export function writtenOption(door: Door, key: string, choice: string): string {
  return door.optionsInside
    ? `options: ${JSON.stringify({ [key]: choice })}`
    : written(door, key, choice);
}

/** The most characters of an error text. */
const explanationMax = 1_000;

/** Every problem in sentences, as many as fit into an error text. */
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

/** The most characters of a request that an answer repeats. */
const echoMax = 80;

/** A value as a message repeats it: quoted, escaped and cut to 80 characters. */
export function shown(value: string): string {
  const quoted = JSON.stringify(cut(value, 40));
  return quoted.length > echoMax ? JSON.stringify(cut(value, 12)) : quoted;
}

/** A part of a request that an answer repeats outside of a message: cut to 80 characters. */
export function cutShort(value: string): string {
  return cut(value, echoMax - 3);
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).toWellFormed()}...` : text;
}
