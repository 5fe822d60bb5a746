import { counted } from '../text/counts.ts';

const dollars = /^(0|[1-9]\d{0,5})(\.\d{1,4})?$/;

/**
 * Reads a table as it is pasted from a spreadsheet: cells are separated by tabs, commas or spaces,
 * and may have dollar signs, commas between thousands, and the words "tabs" and "sets". The first
 * row lists the sets; each other row begins with its tabs.
 *
 * @returns the numbers of sets, ascending; the rows, each with its line in the text (from 0), its tabs
 * and a price in dollars for each number of sets; and what is wrong, by line.
 */
export function readMatrix(text: string) {
  const faults: [line: number, message: string][] = [];
  const lines = [...text.split('\n').entries()].filter(([, line]) => line.trim() !== '');
  const [[top, header] = [0, ''], ...body] = lines;
  const cellsOf = cellReader(text, header);
  const heads = cellsOf(header);
  const sets = heads.slice(heads.findIndex((cell) => /^\d/.test(cell))).map(Number);
  if (sets.length === 0 || !sets.every((number) => Number.isInteger(number) && number > 0)) {
    faults.push([top, 'write the numbers of sets in the first row, such as 25, 50, 100']);
  }
  const late = sets.find((number, index) => number <= (sets[index - 1] ?? 0));
  if (late !== undefined) faults.push([top, `list the sets in ascending order: look at ${late}`]);
  let before = 0;
  const rows = body.map(([line, row]) => {
    const [name = '', ...prices] = cellsOf(row);
    const tabs = /^\d{1,3}$/.test(name) ? Number(name) : 0;
    const fault = (message: string) => faults.push([line, message]);
    if (tabs === 0) fault(`begin the row with its number of tabs instead of "${name}"`);
    else if (tabs === before) fault(`there are two rows for ${counted(tabs, 'tab')}: delete one`);
    else if (tabs < before) fault(`list rows in ascending order: ${tabs} comes after ${before}`);
    before = Math.max(before, tabs);
    if (prices.length !== sets.length) {
      fault(
        `this row needs ${sets.length} prices, one for each number of sets, not ${prices.length}`,
      );
    }
    for (const [index, price] of prices.entries()) {
      if (dollars.test(price)) continue;
      const cell = `the price of ${counted(tabs, 'tab')} at ${counted(sets[index] ?? 0, 'set')}`;
      fault(`${cell} is ${price ? `"${price}"` : 'missing'}: write dollars, such as 12.50`);
    }
    return { line, tabs, prices };
  });
  if (rows.length === 0) faults.push([top, 'add a row for each number of tabs']);
  return { sets, rows, faults };
}

/** Separates cells as the first row does: by tabs, else by commas, else by spaces. */
function cellReader(text: string, header: string): (row: string) => string[] {
  const unquoted = (row: string) =>
    row.replace(/"([^"]*)"/g, (_, quoted: string) => quoted.replaceAll(',', ''));
  const isSpaced = /\S +[\d$]/.test(header) && !/,(?!\d{3}(?!\d))/.test(unquoted(header));
  const separator = text.includes('\t') ? /\t/ : isSpaced ? /\s+/ : /,/;
  const isComma = separator.source === ',';
  return (row) => {
    // super-linear, but only the shop's own tables are read.
    const end = /[\s,]+$/;
    const bare = unquoted(row)
      .replace(/\b(tabs?|sets?)\b|\$/gi, '')
      .replace(end, '');
    const whole = isComma ? bare : bare.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
    const cells = (isSpaced ? whole.trim() : whole).split(separator);
    return cells.map((cell) => cell.trim());
  };
}
