import { workedCases } from './cases.ts';
import { estimate } from './support.ts';

/** Prints this process's time zone and the full estimate of every worked case, for comparison. */
const documents = workedCases.map(([, now, product, transitDays]) =>
  estimate({ now, product, transitDays }),
);
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
process.stdout.write(JSON.stringify({ timeZone, documents }));
