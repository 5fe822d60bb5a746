import type { TransitData } from '../../book/transit-schema.ts';
import { type Unserved, unservedCodes } from '../../book/unserved-codes.ts';
import { listed } from '../../text/words.ts';
import { table } from '../markdown.ts';

/** How long ground transit takes, by the first three digits of the ZIP code. */
export function transitText(transit: TransitData): string[] {
  const { origin, source, beyondFreeShipping } = transit;
  const places = listed(Object.keys(beyondFreeShipping));
  return [
    `Business days in transit from ZIP ${origin.zip}, ${origin.state}, by the first three digits of the destination's ZIP code, ${source}. A live answer uses the carrier's own days instead if the carrier was asked; its \`assumes\` says which.`,
    table(['days in transit', 'ZIP codes that begin with'], transitRows(transit)),
    `Ground service does not reach ${unreached(transit)}. Shipping to ${places} is not free.`,
  ];
}

/**
 * The prefixes for each number of days, as ranges; the days with the most ranges come last, as the
 * rest.
 */
function transitRows(transit: TransitData): [number, string][] {
  const codes = transit.rows.join('');
  const rows = [...new Set(codes)]
    .filter((code) => /[1-9a-u]/.test(code))
    .sort()
    .map((code): [number, string[]] => [Number.parseInt(code, 36), rangesOf(code, codes)]);
  const most = Math.max(...rows.map(([, ranges]) => ranges.length));
  const rest = rows.findIndex(([, ranges]) => ranges.length === most);
  return rows.map(([count, ranges], index) => [
    count,
    index === rest ? 'anything else' : ranges.join(', '),
  ]);
}

/** Ranges of one code; unallocated prefixes don't end a range. */
function rangesOf(code: string, codes: string): string[] {
  const ranges: [first: number, last: number][] = [];
  let open = false;
  for (const [prefix, own] of [...codes].entries()) {
    if (own === unservedCodes.unallocated) continue;
    const last = ranges.at(-1);
    if (own !== code) open = false;
    else if (open && last) last[1] = prefix;
    else {
      ranges.push([prefix, prefix]);
      open = true;
    }
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
  guam: 'Guam and the islands near it',
  americanSamoa: 'American Samoa',
  virginIslands: 'the US Virgin Islands',
};

function unreached({ rows, unservedZips }: TransitData): string {
  const codes = rows.join('');
  const named = Object.entries(placeNames).map(([reason, name]) => {
    const code = unservedCodes[reason as Unserved];
    const zips = Object.keys(unservedZips).filter((zip) => unservedZips[zip] === code);
    return `${name} (${[...rangesOf(code, codes), ...zips].join(', ')})`;
  });
  return listed(named.filter((text) => !text.endsWith('()')));
}
