/** The most things of one kind that an answer reports. */
export const maxReported = 10;

/** The most characters of a request value that an answer repeats. */
const echoMax = 80;

/** A value as messages repeat it: quoted, escaped and cut to 80 characters. */
export function shown(value: string): string {
  const quoted = JSON.stringify(cut(value, 40));
  return quoted.length > echoMax ? JSON.stringify(cut(value, 12)) : quoted;
}

/** A name as messages repeat it: in backticks, or quoted if it is not a plain word. */
export function coded(name: string): string {
  return /^[\w.#-]{1,40}$/.test(name) ? `\`${name}\`` : shown(name);
}

/** A value as answers repeat it outside of messages: cut to 80 characters. */
export function cutShort(value: string): string {
  return cut(value, echoMax - 3);
}

/** The first few of a list, each cut short. */
export function cutShortList(values: readonly string[]): string[] {
  return values.slice(0, maxReported).map(cutShort);
}

/** The start of a text, with three dots if it is longer than `max` characters. */
export function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).toWellFormed()}...` : text;
}
