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

/** All that is wrong, in sentences; where there is very much, the first of it. */
export function explain(problems: readonly Problem[]): string {
  const told = problems.slice(0, mostToldAtOnce).map(({ message }) => message);
  const rest = problems.length - told.length;
  return rest > 0 ? `${told.join(' ')} And ${counted(rest, 'more problem')}.` : told.join(' ');
}

export const mostToldAtOnce = 10;

/** A value as it stands in a message: quoted, escaped and cut short. */
export function shown(value: string): string {
  const short = value.length > 40 ? `${value.slice(0, 40).toWellFormed()}...` : value;
  return JSON.stringify(short);
}
