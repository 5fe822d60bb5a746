import { readSettings } from '../src/server/environment.ts';
import { readCarrierSettings } from '../src/server/transit.ts';
import { buildService } from './build.ts';
import { serveBuilt } from './serve.ts';

readSettings(process.env);
readCarrierSettings(process.env);
await buildService();
await serveBuilt();
