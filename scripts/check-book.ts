import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, misspelledSettings } from '../src/hosts/settings.ts';
import { loadFault, textFaults } from './book-text.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/shop/**/*.ts', { cwd: root }).sort();
const unreadable = files.flatMap((file) =>
  textFaults(file, readFileSync(join(root, file), 'utf8')),
);
if (unreadable.length > 0) stop(unreadable);

loadSettings();
// Loaded only now: an import of a book that can't be read would end the program.
const { bookFaults, bookWarnings } = await import('../src/build/book-faults.ts').catch((error) =>
  stop([loadFault(error, root)]),
);
const faults = bookFaults();
if (faults.length > 0) stop(faults);
const warnings = [...misspelledSettings(process.env), ...bookWarnings(process.env.EARLIER_BUILD)];
for (const warning of warnings) console.error(`Warning: ${warning}`);
if (warnings.length === 0) console.log('No problems in the book.');

function stop(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
