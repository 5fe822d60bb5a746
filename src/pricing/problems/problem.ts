import { counted } from '../counts.ts';

/** Why a request is refused. The message alone is enough to mend it. */
export interface Problem {
  /** The parameter at fault, under the name that the request used. */
  readonly parameter?: string;
  readonly message: string;
  /** What would be right, where that is a list. */
  readonly validValues?: readonly (string | number)[];
  /** Where to send what is priced by quote only. */
  readonly quoteForm?: string;
}

/** The names under which a door takes the build, and the most tabs that it takes. */
export interface Door {
  /** Absent where a door takes titles only. */
  readonly tabs?: string;
  /** Absent where a door takes no titles. */
  readonly titles?: string;
  readonly tabsMax: number;
  /** Where a set of more tabs is priced, as a sentence; absent where no door takes more. */
  readonly forMoreTabs?: string | undefined;
}

/** What a door adds to its refusal of more tabs than it takes, where so many can be ordered. */
export function elsewhere({ forMoreTabs }: Door, isOrderable: boolean): string {
  return isOrderable && forMoreTabs !== undefined ? ` ${forMoreTabs}` : '';
}

/** The most characters of an error text. */
const explanationMax = 1_000;

/** Every problem in sentences, as many as fit into an error text. */
export function explain(problems: readonly Problem[]): string {
  const room = explanationMax - ' And 99999 more problems.'.length;
  let text = '';
  let told = 0;
  for (const { message } of problems.slice(0, mostToldAtOnce)) {
    if (told > 0 && text.length + message.length > room) break;
    text += told > 0 ? ` ${message}` : cut(message, room);
    told += 1;
  }
  const rest = problems.length - told;
  return rest > 0 ? `${text} And ${counted(rest, 'more problem')}.` : text;
}

export const mostToldAtOnce = 10;

/** The most characters of a request that an answer repeats. */
const echoMax = 80;

/** A value as it stands in a message: quoted, escaped and cut to 80 characters. */
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
