import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFault, textFaults } from './book-text.ts';
import { shopLine } from './shop-lines.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/shop/**/*.ts', { cwd: root }).sort();
const unreadable = files.flatMap((file) =>
  textFaults(file, readFileSync(join(root, file), 'utf8')),
);
if (unreadable.length > 0) stop(unreadable);

// Loaded only now: an import of a shop that can't be read would end the program.
const { shopFaults, faultText } = await import('../src/build/book-faults.ts').catch((error) =>
  stop([loadFault(error, root)]),
);
const { loadSettings } = await import('../src/hosts/settings.ts');
loadSettings();
const { faults, warnings } = shopFaults();
const inWords = (fault: (typeof faults)[number]) =>
  `${shopLine(root, fault.place) ?? 'src/shop'}: ${faultText(fault)}`;
for (const warning of warnings) console.error(`Warning: ${inWords(warning)}`);
if (faults.length > 0) stop(faults.map(inWords));
if (warnings.length === 0) console.log('No problems in the shop.');

function stop(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
