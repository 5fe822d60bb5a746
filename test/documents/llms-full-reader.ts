/**
 * Parses llms-full.txt like a stranger would: by its headings and column names alone. It shares no
 * code with the service, and calculates in whole ten-millionths of a dollar.
 */
export interface ReadPrices {
  readonly products: ReadonlyMap<string, ReadProduct>;
  readonly examples: readonly ReadExample[];
  /** Days in transit by the first three digits of a ZIP code, if the text has them. */
  readonly transit: (prefix: string) => number | undefined;
  /** Printed cells of the price tables, all for default builds. */
  readonly cells: readonly ReadCell[];
}

export interface ReadProduct {
  readonly setup: bigint;
  readonly colorChange: bigint | undefined;
  readonly minimum: bigint;
  readonly ratesBy: 'sets' | 'tabs';
  readonly rates: ReadonlyMap<number, bigint>;
  readonly options: ReadonlyMap<string, readonly ReadChoice[]>;
}

export interface ReadChoice {
  readonly id: string;
  readonly isDefault: boolean;
  readonly perTab: bigint;
  readonly perSet: bigint;
  readonly perOrder: bigint;
  /** In tenths. */
  readonly percent: bigint;
}

export interface ReadExample {
  readonly query: string;
  readonly exact: bigint;
  readonly totalCents: bigint;
  readonly perSetCents: bigint;
}

export interface ReadCell {
  readonly product: string;
  readonly sets: number;
  readonly tabs: number;
  readonly totalCents: bigint;
  readonly perSetCents: bigint;
}

export function readPrices(text: string): ReadPrices {
  const tables = tablesByHeading(text);
  const named = (heading: string): Row[] => {
    const rows = tables.get(heading);
    if (!rows) throw new Error(`There is no table under "${heading}"`);
    return rows;
  };
  const ids = [...text.matchAll(/^## Product `(\w+)`/gm)].map(([, id]) => id as string);
  const product = (id: string): ReadProduct => {
    const charges = named(`Charges per order of \`${id}\``);
    const charge = (name: string) => {
      const row = charges.find((row) => cell(row, 'charge').startsWith(name));
      return row && decimal(cell(row, 'USD per order'));
    };
    const setup = charge('setup');
    if (setup === undefined) throw new Error(`${id} has no setup`);
    const rates = named(`Rates per tab of \`${id}\``);
    const byTabs = rates[0]?.has('tabs in the order');
    return {
      setup,
      colorChange: charge('each color change'),
      minimum: charge('minimum charge') ?? 0n,
      ratesBy: byTabs ? 'tabs' : 'sets',
      rates: new Map(
        rates.map((row) => [
          Number(cell(row, byTabs ? 'tabs in the order' : 'sets')),
          decimal(cell(row, 'USD per tab')),
        ]),
      ),
      options: optionsOf(named(`Options of \`${id}\``)),
    };
  };
  return {
    products: new Map(ids.map((id) => [id, product(id)])),
    examples: named('Worked examples').map(readExample),
    transit: readTransit(named('How delivery dates are calculated')),
    cells: ids.flatMap((id) => named(`Totals of \`${id}\``).flatMap((row) => readCells(id, row))),
  };
}

function optionsOf(rows: readonly Row[]): Map<string, ReadChoice[]> {
  const options = new Map<string, ReadChoice[]>();
  for (const row of rows) {
    const key = unquoted(cell(row, 'option'));
    const choice = cell(row, 'choice');
    options.set(key, [
      ...(options.get(key) ?? []),
      {
        id: unquoted(choice),
        isDefault: choice.endsWith('(default)'),
        perTab: decimal(cell(row, 'adds USD per tab')),
        perSet: decimal(row.get('adds USD per set') ?? '0'),
        perOrder: decimal(cell(row, 'adds USD per order')),
        percent: decimal(row.get('adds percent') ?? '0', 1),
      },
    ]);
  }
  return options;
}

function readTransit(rows: readonly Row[]): (prefix: string) => number | undefined {
  const days = new Map<string, number | undefined>();
  let otherwise: number | undefined;
  for (const row of rows) {
    const stated = cell(row, 'days in transit');
    const count = stated.startsWith('none') ? undefined : Number(stated);
    const prefixes = cell(row, 'ZIP codes that begin with');
    if (prefixes === 'anything else') otherwise = count;
    else {
      for (const range of prefixes.split(', ')) {
        const [first = '', last = first] = range.split('-');
        for (let prefix = Number(first); prefix <= Number(last); prefix++) {
          days.set(String(prefix).padStart(3, '0'), count);
        }
      }
    }
  }
  return (prefix) => (days.has(prefix) ? days.get(prefix) : otherwise);
}

function readExample(row: Row): ReadExample {
  const sum = cell(row, 'sum before rounding');
  return {
    query: unquoted(cell(row, 'build')),
    exact: decimal(/= (-?[\d.]+)(, below the minimum charge)?$/.exec(sum)?.[1] ?? ''),
    totalCents: decimal(cell(row, 'total USD'), 2),
    perSetCents: decimal(cell(row, 'USD per set'), 2),
  };
}

function readCells(product: string, row: Row): ReadCell[] {
  const sets = Number(cell(row, 'sets'));
  return [...row]
    .filter(([heading]) => / tabs?$/.test(heading))
    .map(([heading, text]) => {
      const [, total = '', perSet = ''] = /^([\d.]+) \(([\d.]+)\)$/.exec(text) ?? [];
      return {
        product,
        sets,
        tabs: Number.parseInt(heading, 10),
        totalCents: decimal(total, 2),
        perSetCents: decimal(perSet, 2),
      };
    });
}

type Row = ReadonlyMap<string, string>;

function cell(row: Row, heading: string): string {
  const text = row.get(heading);
  if (text === undefined) throw new Error(`There is no column "${heading}"`);
  return text;
}

/** Every table, by the heading above it. */
function tablesByHeading(text: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  let heading = '';
  let columns: string[] | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    if (!line.startsWith('|')) {
      columns = undefined;
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    if (/^\|(---\|)+$/.test(line)) continue;
    if (!columns) {
      columns = cells;
      tables.set(heading, []);
      continue;
    }
    if (cells.length !== columns.length) throw new Error(`A row does not fit its table: ${line}`);
    tables
      .get(heading)
      ?.push(new Map(columns.map((name, index) => [name, cells[index] as string])));
  }
  return tables;
}

function unquoted(text: string): string {
  return text.replace(/^`([^`]*)`.*$/, '$1');
}

/** An amount as a whole number: by default of ten-millionths. */
function decimal(written: string, places = 7): bigint {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written) ?? [];
  const digits = decimals.replace(/0+$/, '').padEnd(places, '0');
  if (whole === undefined || digits.length > places) {
    throw new Error(`"${written}" is not an amount`);
  }
  const amount = BigInt(whole + digits);
  return sign === '-' ? -amount : amount;
}

/** One way to order a product: a choice for every option. */
export type Choices = Readonly<Record<string, string>>;

/** Every combination of a product's choices. */
export function combinations({ options }: ReadProduct): Choices[] {
  return [...options].reduce<Choices[]>(
    (before, [key, choices]) =>
      before.flatMap((chosen) => choices.map(({ id }) => ({ ...chosen, [key]: id }))),
    [{}],
  );
}

/** Calculates what a combination of choices costs at every quantity, by the rules of the text. */
export function calculator(product: ReadProduct, choices: Choices, colorChanges = 0) {
  let [perTab, perSet, percent] = [0n, 0n, 0n];
  let perOrder = product.setup + BigInt(colorChanges) * (product.colorChange ?? 0n);
  for (const [key, known] of product.options) {
    const choice = known.find(({ id, isDefault }) =>
      key in choices ? id === choices[key] : isDefault,
    );
    if (!choice) throw new Error(`There is no choice ${choices[key]} of ${key}`);
    perTab += choice.perTab;
    perSet += choice.perSet;
    perOrder += choice.perOrder;
    percent += choice.percent;
  }
  return (sets: number, tabs: number) => {
    const eachTab = rateFor(product, sets, tabs) + perTab;
    const sum = perOrder + BigInt(sets * tabs) * eachTab + BigInt(sets) * perSet;
    const exact = (sum * (1000n + percent)) / 1000n;
    const total = exact < product.minimum ? product.minimum : exact;
    const totalCents = (total + 50_000n) / 100_000n;
    const perSetCents = (2n * totalCents + BigInt(sets)) / (2n * BigInt(sets));
    return { exact, totalCents, perSetCents };
  };
}

function rateFor({ rates, ratesBy }: ReadProduct, sets: number, tabs: number): bigint {
  const at = ratesBy === 'tabs' ? sets * tabs : sets;
  const listed = [...rates];
  const above = listed.find(([number]) => number >= at) ?? listed.at(-1);
  const below = listed.findLast(([number]) => number <= at) ?? listed[0];
  if (!above || !below || (ratesBy === 'sets' && above[0] !== at)) {
    throw new Error(`${sets} sets cannot be ordered`);
  }
  const span = BigInt(above[0] - below[0]) * 1000n;
  if (above[0] <= at || below[0] >= at || span === 0n) return (above[0] <= at ? above : below)[1];
  const weighted = below[1] * BigInt(above[0] - at) + above[1] * BigInt(at - below[0]);
  return ((2n * weighted + span) / (2n * span)) * 1000n;
}
