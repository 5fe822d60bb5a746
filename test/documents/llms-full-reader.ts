import type { PriceRules } from '../pricing/exact-price.ts';

/** Parses llms-full.txt as a stranger would, by its headings and column names alone. */
export function readPrices(text: string) {
  const tables = tablesByHeading(text);
  const named = (heading: string): Row[] => {
    const rows = tables.get(heading);
    if (!rows) throw new Error(`There is no table under "${heading}"`);
    return rows;
  };
  const product = (id: string): PriceRules => {
    const charges = named(`Charges per order of \`${id}\``);
    const charge = (name: string) => {
      const row = charges.find((row) => cell(row, 'charge').startsWith(name));
      return row && amount(row, 'USD per order');
    };
    const pers = ['set', 'tab', 'order'] as const;
    const per = pers.find((per) => tables.has(`Prices per ${per} of \`${id}\``));
    const rates = per ? [] : named(`Rates per tab of \`${id}\``);
    const [at = ''] = [...(rates[0]?.keys() ?? [])];
    return {
      matrix: per && { per, table: pasted(named(`Prices per ${per} of \`${id}\``)) },
      discounts: tables.get(`Discounts of \`${id}\``)?.map((row) => ({
        over: amount(row, 'sum over USD'),
        percent: Number(amount(row, 'discount in percent')),
      })),
      setup: charge('setup') ?? 'missing',
      colorChange: charge('each color change'),
      minimumCharge: charge('minimum charge'),
      ratesBy: at === 'sets' ? 'sets' : 'tabs',
      between: at.startsWith('from ') ? 'steps' : 'interpolate',
      rates: Object.fromEntries(
        rates.map((row) => [Number(cell(row, at)), amount(row, 'USD per tab')]),
      ),
      options: optionsOf(named(`Options of \`${id}\``)),
    };
  };
  const ids = [...text.matchAll(/^### Product `(\w+)`/gm)].map(([, id = '']) => id);
  return {
    products: Object.fromEntries(ids.map((id) => [id, product(id)])),
    examples: named('Worked examples').map(readExample),
    totals: ids.flatMap((id) =>
      named(`Totals of \`${id}\``).flatMap((row) => {
        const [[, sets = ''] = [], ...cells] = [...row];
        return cells.map(([tabs, total]) => [id, sets, Number.parseInt(tabs, 10), total].join());
      }),
    ),
    /** The first three digits of ZIP codes as ranges, by the days that they are in transit. */
    transit: Object.fromEntries(
      named('How are delivery dates calculated?').map((row) => [
        cell(row, 'days in transit'),
        cell(row, 'ZIP codes that begin with'),
      ]),
    ),
  };
}

function pasted(rows: readonly Row[]): string {
  const [, ...sets] = [...(rows[0]?.keys() ?? [])];
  const heads = ['tabs', ...sets.map((column) => column.replace(/ sets?$/, ''))];
  return [heads, ...rows.map((row) => [...row.values()])].map((row) => row.join('\t')).join('\n');
}

function optionsOf(rows: readonly Row[]): PriceRules['options'] {
  const byKey = Map.groupBy(rows, (row) => unquoted(cell(row, 'option')));
  return [...byKey].map(([key, rows]) => {
    const [usual, ...others] = rows.filter((row) => cell(row, 'choice').endsWith('(default)'));
    if (!usual || others.length > 0) throw new Error(`${key} has no default, or several`);
    const choices = rows.map((row) => {
      return { id: unquoted(cell(row, 'choice')), ...addedBy(cell(row, 'adds')) };
    });
    return { key, default: unquoted(cell(usual, 'choice')), choices };
  });
}

/** @example addedBy('$0.02 per tab and 3%') // { perTab: '0.02', percent: '3' } */
function addedBy(text: string) {
  const added = text.split(/, | and /).flatMap((part) => {
    const [, sign, dollars, unit, percent] =
      /^(-?)(?:\$([\d.]+) per (Tab|Set|Order)|([\d.]+)%)$/i.exec(part) ?? [];
    if (percent) return [['percent', `${sign}${percent}`]];
    const key = { tab: 'perTab', set: 'perSet', order: 'perOrder' }[unit ?? ''];
    if (!key && part !== '0') throw new Error(`"${part}" is not what a choice adds`);
    return key ? [[key, `${sign}${dollars}`]] : [];
  });
  return Object.fromEntries(added) as Readonly<Record<string, string>>;
}

function readExample(row: Row) {
  const parts = cell(row, 'parts').split(' + ');
  return {
    query: unquoted(cell(row, 'build')),
    parts: parts.map((part) => {
      const [, amount, count, each] =
        /^(-?[\d.]+)(?: \((\d+) x (-?[\d.]+)\)| \(`\w+`\))?$/.exec(part) ?? [];
      return { cents: cents(amount), product: count && Number(count) * Number(each) * 100 };
    }),
    totalCents: cents(amount(row, 'total USD')),
    perSetCents: cents(amount(row, 'USD per set')),
  };
}

type Row = ReadonlyMap<string, string>;

function cell(row: Row, heading: string): string {
  const text = row.get(heading);
  if (text === undefined) throw new Error(`There is no column "${heading}"`);
  return text;
}

/** A cell that is an amount and nothing else. */
function amount(row: Row, heading: string): string {
  const text = cell(row, heading);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`"${text}" is not an amount`);
  return text;
}

function cents(dollars?: string): number {
  return Math.round(Number(dollars) * 100);
}

function tablesByHeading(text: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  let heading = '';
  for (const block of text.trimEnd().split('\n\n')) {
    if (block.startsWith('#')) heading = block.replace(/^#+ /, '');
    if (!block.startsWith('|')) continue;
    const [columns = [], , ...rows] = block
      .split('\n')
      .map((line) => line.slice(2, -2).split(' | '));
    const read = rows.map((cells) => {
      if (cells.length !== columns.length) throw new Error(`A row doesn't fit its table: ${cells}`);
      return new Map(columns.map((name, index) => [name, cells[index] ?? '']));
    });
    tables.set(heading, read);
  }
  return tables;
}

function unquoted(text: string): string {
  return text.replace(/^`([^`]*)`.*$/, '$1');
}
