import { daysCode, type TransitData } from '../../book/transit-schema.ts';
import { codeOfPrefix, type Unserved, unservedCodes } from '../../book/unserved-codes.ts';
import { listed } from '../../text/words.ts';
import { table } from '../markdown.ts';

/** How long ground transit takes, by the first three digits of the ZIP code. */
export function transitText(transit: TransitData): string[] {
  const { origin, source, beyondFreeShipping } = transit;
  const places = listed(Object.keys(beyondFreeShipping));
  return [
    `Business days in transit from ZIP ${origin.zip}, ${origin.state}, by the first three digits of the destination's ZIP code, ${source}. A live answer uses the carrier's own days instead if the carrier was asked; its \`assumes\` says which.`,
    table(['days in transit', 'ZIP codes that begin with'], transitRows(transit)),
    `Ground service doesn't reach ${unreached(transit)}. A ZIP code that doesn't exist is refused. Shipping to ${places} isn't free.`,
  ];
}

/** The table's characters, by three-digit prefix. */
function codesOf(transit: TransitData): string[] {
  return Array.from({ length: 1000 }, (_, prefix) => codeOfPrefix(threeDigits(prefix), transit));
}

/**
 * The prefixes for each number of days, and those that don't exist, as ranges; the days with the
 * most ranges are the rest.
 */
function transitRows(transit: TransitData): [number | string, string][] {
  const codes = codesOf(transit);
  const rows = [...new Set(codes)]
    .filter((code) => daysCode.test(code))
    .sort()
    .map((code): [number, string[]] => [Number.parseInt(code, 36), rangesOf(code, codes)]);
  const most = Math.max(...rows.map(([, ranges]) => ranges.length));
  const rest = rows.findIndex(([, ranges]) => ranges.length === most);
  return [
    ...rows.map(([count, ranges], index): [number, string] => [
      count,
      index === rest ? 'anything else' : ranges.join(', '),
    ]),
    ['none: there is no such ZIP code', rangesOf(unservedCodes.unallocated, codes).join(', ')],
  ];
}

/** Ranges of one code; unallocated prefixes don't end a range of another. */
function rangesOf(code: string, codes: readonly string[]): string[] {
  const ranges: [first: number, last: number][] = [];
  let open = false;
  for (const [prefix, own] of codes.entries()) {
    const last = ranges.at(-1);
    if (own === code && open && last) last[1] = prefix;
    else if (own === code) ranges.push([prefix, prefix]);
    open = own === code || (open && own === unservedCodes.unallocated);
  }
  return ranges.map(([first, last]) =>
    first === last ? threeDigits(first) : `${threeDigits(first)}-${threeDigits(last)}`,
  );
}

function threeDigits(prefix: number): string {
  return String(prefix).padStart(3, '0');
}

const placeNames: Readonly<Record<Exclude<Unserved, 'unallocated'>, string>> = {
  military: 'military addresses',
  guam: 'Guam and nearby islands',
  americanSamoa: 'American Samoa',
  virginIslands: 'the US Virgin Islands',
};

function unreached(transit: TransitData): string {
  const { unservedZips } = transit;
  const codes = codesOf(transit);
  const named = Object.entries(placeNames).map(([reason, name]) => {
    const code = unservedCodes[reason as Unserved];
    const zips = Object.keys(unservedZips).filter((zip) => unservedZips[zip] === code);
    return `${name} (${[...rangesOf(code, codes), ...zips].join(', ')})`;
  });
  return listed(named.filter((text) => !text.endsWith('()')));
}
