import { bookFaults } from '../src/build/book-faults.ts';

const faults = bookFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('No problems in the book.');
