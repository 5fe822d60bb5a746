import type { TransitData } from '../book/schema.ts';
import { codeAt, type Unserved, unservedCodes, zipCode } from '../book/zip-codes.ts';
import type { PlainDate } from '../text/days.ts';

/** A ZIP code that ground service reaches. */
export interface Destination {
  readonly zip: string;
  /** Business days in transit by the embedded table. */
  readonly tableDays: number;
  /** The place, if it is outside the region with free shipping. */
  readonly beyondFreeShipping?: string;
}

type DestinationReading = { readonly destination: Destination } | Refusal;

/** Why a place has no delivery date. */
export type Refusal =
  /** `meant` is the ZIP code that the text probably means. */
  | { readonly refused: 'malformed'; readonly meant?: string }
  | { readonly refused: 'foreign' | 'poBox' }
  /** `said` is the state in the text, `is` that of the ZIP code. */
  | {
      readonly refused: 'otherState';
      readonly zip: string;
      readonly said: string;
      readonly is: string;
    }
  | { readonly refused: Unserved; readonly zip: string };

/**
 * Parses a ZIP code of five ASCII digits, a ZIP+4, either with a space in it, or one after its state
 * or city, as its five digits; after a city no digits are joined. Of two ZIP codes it takes none.
 *
 * @param text anything
 * @example readDestination('60601', transit) // { destination: { zip: '60601', tableDays: 1 } }
 * @example readDestination('6060', transit) // { refused: 'malformed', meant: '06060' }
 * @example readDestination('09012', transit) // { refused: 'military', zip: '09012' }
 * @example readDestination('K1A 0B1', transit) // { refused: 'foreign' }
 */
export function readDestination(text: string, table: TransitData): DestinationReading {
  if (zipCode.test(text)) return placeOf(text, table);
  if (text.length > wordsLengthMax) return { refused: 'malformed' };
  const domestic = text
    .trim()
    .replace(/^USA?-|,? United States(?: of America)?$/gi, '')
    .replace(/^(?=.{6}$)(\d+) (\d+)$|\b(\d{5}) \d{4}$/, '$1$2$3');
  const words = domestic.split(/[\s,]+/).filter((word) => !/^USA?$/i.test(word));
  const refused = refusedByWords(words.join(' '));
  if (refused) return refused;
  if (isState(words.at(-1) ?? '', table)) words.push(...words.splice(-2, 1));
  const hasState = isState(words.at(-2) ?? '', table);
  const lower = words.map((word) => word.toLowerCase());
  const isAbroad = lower.some((word, at) => countries.has(word) && lower[at - 1] !== 'new');
  if (isAbroad && !hasState) return { refused: 'foreign' };
  // A ZIP code, a ZIP+4, or a ZIP code that lost its leading zeros as a number.
  const [, zip, short] = /^(?:(\d{5})(?:-?\d{4})?|(\d{3,4}))$/.exec(words.at(-1) ?? '') ?? [];
  if (zip === undefined) {
    const isClear = hasState || words.slice(0, -1).every((word) => !/\d/.test(word));
    const meant = isClear ? short?.padStart(5, '0') : undefined;
    const isServed = meant !== undefined && 'destination' in placeOf(meant, table);
    return { refused: 'malformed', ...(isServed && { meant }) };
  }
  const said = words.at(-2)?.toUpperCase() ?? '';
  const is = stateOf(zip, table);
  if (is && is !== said && hasState) return { refused: 'otherState', zip, said, is };
  return placeOf(zip, table);
}

const wordsLengthMax = 100;

/**
 * Formats of foreign postal codes that can't be a mistyped ZIP code: those of Canada, Britain,
 * Ireland, the Netherlands, Japan, Brazil, Poland, and any with a country prefix, such as
 * `D-10115`. `AK 99501` has a state prefix, `NYC 10001` a city's.
 */
const foreignForms =
  /^(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4} ?[A-Z]{2}|\d{3}-\d{4}|\d{5}-\d{3}|\d{2}-\d{3}|(?![A-Z]{2,3} \d{4,5}$)[A-Z]{1,3}[ -]\d{4,6})$/i;

/** Words for places abroad, but not in New Mexico or before a state, as in Mexico, MO. */
const countries = new Set([
  ...['canada', 'mexico', 'germany', 'france', 'spain', 'italy', 'uk', 'england', 'ireland'],
  ...['japan', 'china', 'india', 'australia', 'brazil', 'abroad', 'overseas'],
  ...['can', 'mex', 'deu', 'ger', 'fra', 'esp', 'ita'],
]);

function refusedByWords(text: string): Refusal | undefined {
  if (/\bP\.? ?O\.? ?Box\b/i.test(text)) return { refused: 'poBox' };
  const isOther = /^\d{5} (?:and |or )?\d{5}\b|\b(?:box|suite|ste|unit|apt|room|no)\.? \d+$/i;
  if (isOther.test(text)) return { refused: 'malformed' };
  const end = /\d[A-Z]/i.test(text.slice(-4)) ? text.split(' ').slice(-2).join(' ') : text;
  return [text, end].some((code) => foreignForms.test(code)) ? { refused: 'foreign' } : undefined;
}

function isState(word: string, { states }: TransitData): boolean {
  return word.length === 2 && states.some((entry) => entry.endsWith(word.toUpperCase()));
}

/** The state of a ZIP code. */
function stateOf(zip: string, { states }: TransitData): string | undefined {
  const own = states.find((entry) => entry.startsWith(zip));
  const run = own ?? states.findLast((entry) => entry.length === 5 && entry.slice(0, 3) <= zip);
  return run?.slice(-2);
}

function placeOf(zip: string, table: TransitData): DestinationReading {
  const code = table.unservedZips[zip] ?? codeAt(zip, table);
  const reasons = Object.keys(unservedCodes) as Unserved[];
  const refused = reasons.find((reason) => unservedCodes[reason] === code);
  if (refused) return { refused, zip };
  const beyond = Object.entries(table.beyondFreeShipping);
  const [place] = beyond.find(([, prefixes]) => prefixes.includes(zip.slice(0, 3))) ?? [];
  const tableDays = Number.parseInt(code, 36);
  return { destination: { zip, tableDays, ...(place && { beyondFreeShipping: place }) } };
}

/** Business days in transit, and where they come from. */
export interface Transit {
  readonly days: number;
  /** Set if the days come from the carrier itself and are current. */
  readonly fromCarrier?: true;
  /** Milliseconds until the answer may change; absent if it won't on its own. */
  readonly freshForMs?: number;
}

/** Returns transit days. It always answers: it never rejects. */
export interface TransitSource {
  transitTo(destination: Destination, shipDate: PlainDate): Promise<Transit>;
  /** Its name in the startup log. */
  readonly name: string;
}

/** The embedded table as a source. */
export function tableSource(table: TransitData): TransitSource {
  return {
    transitTo: async ({ tableDays }) => ({ days: tableDays }),
    name: `embedded transit table ${table.version} from ${table.origin.zip}`,
  };
}
