import { readSettings } from '../src/server/environment.ts';
import { buildService } from './build.ts';
import { serveBuilt } from './serve.ts';

readSettings(process.env);
await buildService();
await serveBuilt();
