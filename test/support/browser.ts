import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed, { inflate } from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { folderOfRun } from './run.ts';

/** No test looks at pixels: without memory for them, none are painted, which is most of the work. */
const lean = '--force-gpu-mem-available-mb=1';

/** A worker's running Chromiums, by their extra arguments; they end with the run. */
const running = new Map<string, Promise<Browser>>();

/**
 * Opens a Chromium for the tests of a file; the files of a worker share it. It comes from
 * `node_modules` with its own libraries and fonts.
 */
export function browser(...more: string[]) {
  const key = more.join(' ');
  let chromium: Browser;
  const ofFile: BrowserContext[] = [];
  let ofTest: BrowserContext[] | undefined;
  beforeAll(async () => {
    const opened =
      running.get(key) ?? unpacked().then((it) => launch(it, folderOfRun(), [lean, ...more]));
    running.set(key, opened);
    chromium = await opened;
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    await closeAll(ofTest);
    ofTest = undefined;
  });
  afterAll(() => closeAll(ofFile));
  /** Opens a fresh context that can reach only this machine, until its test or file ends. */
  const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await chromium.newContext(options);
    // On a busy machine a step can take longer than the half minute that is usual.
    context.setDefaultTimeout(90_000);
    (ofTest ?? ofFile).push(context);
    return context;
  };
  return {
    newContext,
    async page(options?: BrowserContextOptions) {
      const page = await (await newContext(options)).newPage();
      /** Errors in the browser's console, such as violations of the page's policy. */
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      return { page, complaints };
    },
  };
}

async function closeAll(contexts: readonly BrowserContext[] = []): Promise<void> {
  await Promise.all(
    contexts.map(async (context) => {
      // A request that a test no longer waits for may be on its way.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }),
  );
}

/** Starts Chromium from its unpacked folder; it writes only to `home`. */
export function launch(
  folder: string,
  home: string,
  more: readonly string[] = [],
): Promise<Browser> {
  return driver.launch({
    executablePath: join(folder, 'chromium'),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      // No page lives long enough for optimized code to pay off.
      '--js-flags=--no-opt --no-maglev',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...more,
    ],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      TMPDIR: home,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      // Otherwise it names a download only if its name is ASCII.
      LC_ALL: 'C.UTF-8',
    },
  });
}

/** The folder of the unpacked browser; unpacks it the first time. */
export async function unpacked(): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  const folder = join(cache, 'tabquote-chromium');
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'unpacking-'));
  const { TMPDIR = tmpdir() } = process.env;
  // The package unpacks into it.
  process.env.TMPDIR = fresh;
  try {
    await packed.executablePath();
    await inflate(
      fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))),
    );
  } finally {
    process.env.TMPDIR = TMPDIR;
  }
  const fonts = '<dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir>';
  writeFileSync(
    join(fresh, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`,
  );
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
