import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { type ShopName, shopSite } from './shop-site.ts';

const program = fileURLToPath(new URL('development-server.ts', import.meta.url));

/**
 * Starts `astro dev` of a test shop for the tests of a file, and stops it afterwards.
 *
 * @param baseUrl the base URL it publishes.
 * @returns its address.
 */
export function development(shop: ShopName, baseUrl: () => string): () => string {
  let address = '';
  let stop = async () => {};
  beforeAll(async () => {
    const child = spawn(process.execPath, [program, await shopSite(shop)], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: '127.0.0.1',
        PORT: '0',
        BASE_URL: baseUrl(),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface(child.stdout)) {
      const port = /^port (\d+)$/.exec(line)?.[1];
      if (port === undefined) continue;
      address = `http://127.0.0.1:${port}`;
      break;
    }
    child.stdout.resume();
  });
  afterAll(() => stop());
  return () => address;
}
