import { headerBytesMax } from '../src/server/listen.ts';
import { runNode } from './build/run.ts';
import { runProgram } from './program.ts';

/** Astro's development server, with room for the longest order links. */
await runProgram(async () => {
  const astro = 'node_modules/astro/bin/astro.mjs';
  runNode([`--max-http-header-size=${headerBytesMax}`, astro, 'dev', ...process.argv.slice(2)], {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
});
