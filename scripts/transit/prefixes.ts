import { createRequire } from 'node:module';

interface ZipRecord extends Position {
  readonly zip: string;
  readonly state: string;
}

/** A point on the globe, in degrees. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A three-digit ZIP prefix that the Postal Service has allocated. */
export interface Prefix extends Position {
  readonly prefix: string;
  /** The postal abbreviation of the state with most of its ZIP codes. */
  readonly state: string;
  readonly zips: readonly ZipRecord[];
}

const load = createRequire(import.meta.url);
const { codes }: { codes: Readonly<Record<string, ZipRecord>> } = load('zipcodes/lib/codes.js');
const { abbr: stateNames }: { abbr: Readonly<Record<string, string>> } =
  load('zipcodes/lib/states.js');

export function findZip(zip: string): (ZipRecord & { stateName: string }) | undefined {
  const found = codes[zip];
  return found && { ...found, stateName: titleCase(stateNames[found.state] ?? found.state) };
}

function titleCase(capitals: string): string {
  return capitals.toLowerCase().replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Every allocated prefix, ascending. Its position is the median of its ZIP codes' latitudes and
 * longitudes, because some ZIP codes in the data are far off.
 */
export function allocatedPrefixes(): Prefix[] {
  return [...Map.groupBy(Object.values(codes), ({ zip }) => zip.slice(0, 3))]
    .map(([prefix, zips]) => {
      const byState = [...Map.groupBy(zips, ({ state }) => state)];
      const [state, inState] = byState.reduce((best, next) =>
        next[1].length > best[1].length ? next : best,
      );
      return {
        prefix,
        state,
        zips,
        latitude: median(inState.map(({ latitude }) => latitude)),
        longitude: median(inState.map(({ longitude }) => longitude)),
      };
    })
    .sort((a, b) => a.prefix.localeCompare(b.prefix));
}

/** The median; for an even count, the upper of the two middle values. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

const earthRadiusMiles = 3958.8;

/** Great-circle distance in statute miles. */
export function milesBetween(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    haversine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(to.longitude - from.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}
