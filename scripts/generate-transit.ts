import { readFileSync, writeFileSync } from 'node:fs';
import { transitSchema } from '../src/book/schema/shop.ts';
import { book } from '../src/hosts/book.ts';
import { runProgram } from './program.ts';
import { readCarrierDays } from './transit/carrier-days.ts';
import { tableText, transitTable } from './transit/table.ts';

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
    const named = transitSchema.shape.version.safeParse(version);
    if (!named.success) {
      throw new Error(`--version is "${version}": ${named.error.issues[0]?.message}`);
    }
    const table = transitTable({
      version,
      originZip: origin,
      ...(carrierFile && { carrierDays: readCarrierDays(readFileSync(carrierFile, 'utf8')) }),
    });
    const file = new URL('../src/book/transit.generated.json', import.meta.url);
    writeFileSync(file, tableText(transitSchema.parse(table)));
    console.log(`Wrote the transit table ${version} from ${origin}, ${table.source}.`);
  },
  { usage, options },
);
