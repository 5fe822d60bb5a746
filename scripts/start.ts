import { readSettings } from '../src/server/environment.ts';
import { readCarrierSettings } from '../src/server/transit.ts';
import { buildService } from './build.ts';
import { runProgram } from './program.ts';
import { serveBuilt } from './serve.ts';

await runProgram(async () => {
  readSettings(process.env);
  readCarrierSettings(process.env);
  await buildService();
  await serveBuilt();
});
