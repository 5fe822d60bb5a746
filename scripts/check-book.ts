import { bookFaults, bookWarnings } from '../src/build/book-faults.ts';
import { loadSettings } from '../src/hosts/settings.ts';

loadSettings();
const faults = bookFaults();
const warnings = faults.length > 0 ? [] : bookWarnings(process.env.EARLIER_BUILD);
for (const fault of faults) console.error(fault);
for (const warning of warnings) console.error(`Warning: ${warning}`);
if (faults.length > 0) process.exitCode = 1;
else if (warnings.length === 0) console.log('No problems in the book.');
