import { readFileSync, writeFileSync } from 'node:fs';
import { book } from '../src/hosts/book.ts';
import { runProgram } from './program.ts';
import { readCarrierDays, transitTable } from './transit/table.ts';

const usage = `Generates src/book/transit.generated.json, the transit days to every ZIP prefix.

  npm run transit -- --version 2026-11 [--origin 60173] [--carrier-days days.csv]

--version       year and month, which the delivery estimate names
--origin        the ZIP code that parcels leave from; without it, originZip of src/shop/seller.ts
--carrier-days  a carrier's own days: lines of prefix,days or from-to,days, such as 600-606,1`;

const options = {
  version: { type: 'string' },
  origin: { type: 'string', default: book.seller.originZip },
  'carrier-days': { type: 'string' },
} as const;

await runProgram(
  ({ values: { version, origin, 'carrier-days': carrierFile } }) => {
    if (version === undefined) throw new Error(usage);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) {
      throw new Error(`--version is "${version}": write the year and month, such as "2026-11"`);
    }
    const table = transitTable({
      version,
      originZip: origin,
      ...(carrierFile && { carrierDays: readCarrierDays(readFileSync(carrierFile, 'utf8')) }),
    });
    const file = new URL('../src/book/transit.generated.json', import.meta.url);
    writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
    console.log(`Wrote the transit table ${version} from ${origin}, ${table.source}.`);
  },
  { usage, options },
);
