import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { transitSchema } from '../src/book/schema/shop.ts';
import { seller } from '../src/book/seller.ts';
import { readCarrierDays } from './transit/carrier-days.ts';
import { tableText, transitTable } from './transit/table.ts';

const usage = `Generates src/book/transit.generated.json, the transit days to every ZIP prefix.

  npm run transit -- --version 2026-11 [--origin 60173] [--carrier-days days.csv]

--version       year and month, which the delivery estimate names
--origin        the ZIP code that parcels leave from; without it, originZip of src/book/seller.ts
--carrier-days  a carrier's own days: lines of prefix,days or from-to,days, such as 600-606,1
`;

const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    origin: { type: 'string', default: seller.originZip },
    'carrier-days': { type: 'string' },
  },
});

if (values.version === undefined) {
  process.stderr.write(usage);
  process.exit(1);
}

const carrierFile = values['carrier-days'];
const table = transitTable({
  version: values.version,
  originZip: values.origin,
  ...(carrierFile && { carrierDays: readCarrierDays(readFileSync(carrierFile, 'utf8')) }),
});
const file = new URL('../src/book/transit.generated.json', import.meta.url);
writeFileSync(file, tableText(transitSchema.parse(table)));
process.stdout.write(
  `Wrote the transit table ${table.version} from ${table.origin.zip}, ${table.source}.\n`,
);
