import { type Load, runLoad } from './run.ts';

process.on('message', async (load: Load) => process.send?.(await runLoad(load)));
