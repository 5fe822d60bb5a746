import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, unpacked } from '../../../test/support/browser.ts';
import { whyOutdated } from '../../../test/support/own-build.ts';
import { type Running, startBuilt } from '../../../test/support/served.ts';
import { freePort } from '../bench/target.ts';
import { buildService } from '../build.ts';

const manifest = new URL('../../../dist/server/site.json', import.meta.url);

/**
 * Builds the service if sources are newer than the build, and serves it at its own base URL, so
 * that tools that follow links stay on it.
 *
 * @throws if the build's base URL is on another machine.
 */
export async function serveBuilt(): Promise<Running> {
  if (whyOutdated()) buildService();
  const { baseUrl } = JSON.parse(readFileSync(manifest, 'utf8')) as { baseUrl: string };
  const { hostname, port } = new URL(baseUrl);
  if (hostname !== 'localhost') {
    throw new Error(
      `The build publishes ${baseUrl}, but the audit follows its links on this machine: run npm run build without BASE_URL first`,
    );
  }
  return startBuilt({ PORT: port });
}

/** Opens a browser that other tools can also control. */
export async function openBrowser() {
  const home = mkdtempSync(join(tmpdir(), 'tabquote-audit-browser-'));
  const debuggingPort = await freePort();
  const browser = await launch(await unpacked(), home, [
    `--remote-debugging-port=${debuggingPort}`,
  ]);
  return {
    browser,
    /** Port that lets other tools control it. */
    debuggingPort,
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
