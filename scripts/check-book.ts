import { checkBook } from '../src/book/check.ts';
import { book } from '../src/book/index.ts';

const faults = checkBook(book);
for (const { place, value, message } of faults) {
  console.error(`src/book: ${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`);
}
if (faults.length > 0) process.exitCode = 1;
else console.log('The book is whole.');
