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
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { folderOfRun } from './run.ts';

export type TestBrowser = ReturnType<typeof browser>;

interface UsedPage {
  readonly page: Page;
  /** Errors in the browser's console, such as violations of the page's policy. */
  readonly complaints: string[];
  isInUse: boolean;
  /** Its address while it still shows the last test's document. */
  left: string | undefined;
}

/** No test looks at pixels: without memory for them, none are painted, which is most of the work. */
const lean = '--force-gpu-mem-available-mb=1';

/** A worker's running Chromiums, by their extra arguments; they end with the run. */
const running = new Map<string, Promise<Browser>>();

/** A worker's pages, by the options of their contexts that last. */
const pool = new Map<string, UsedPage[]>();

/**
 * Opens a Chromium for the tests of a file. It comes from `node_modules` with its own libraries and
 * fonts, so nothing has to be installed on the machine. The files of a worker share it.
 *
 * @param more extra arguments, such as a feature to enable.
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
    for (const page of [...pool.values()].flat()) page.isInUse = false;
  });
  afterEach(async () => {
    await closeAll(ofTest);
    ofTest = undefined;
  });
  afterAll(() => closeAll(ofFile));
  return {
    /** Opens a fresh context that can reach only this machine, until its test or file ends. */
    async newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
      const context = await patientContext(chromium, options);
      (ofTest ?? ofFile).push(context);
      return context;
    },
    /**
     * A page as if nobody had used it: it keeps its context, options and HTTP cache from one test to
     * the next, but no storage, permission, route or listener that was added to `complaints`.
     *
     * @param address a light document of the site, from which to clear what the site stored, if the
     *   last test left another one.
     */
    async page(address: string, options: BrowserContextOptions = {}): Promise<UsedPage> {
      const { viewport, colorScheme = null, reducedMotion = null, ...lasting } = options;
      const name = `${key} ${JSON.stringify(lasting)}`;
      const pages = pool.get(name) ?? [];
      pool.set(name, pages);
      const free = pages.find(({ page, isInUse }) => !isInUse && !page.isClosed());
      const isClean = free !== undefined && (await forget(free, address));
      if (free && !isClean) await closeAll([free.page.context()]);
      const used = isClean ? free : await pooledPage(await patientContext(chromium, lasting));
      if (!isClean) pages.push(used);
      await used.page.emulateMedia({ media: null, colorScheme, reducedMotion });
      await used.page.setViewportSize(viewport ?? { width: 1280, height: 720 });
      used.isInUse = true;
      return used;
    },
  };
}

/** On a busy machine a step can take longer than the half minute that is usual. */
async function patientContext(
  chromium: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await chromium.newContext(options);
  context.setDefaultTimeout(90_000);
  return context;
}

async function pooledPage(context: BrowserContext): Promise<UsedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const pooled: UsedPage = { page, complaints, isInUse: false, left: undefined };
  page.on('framenavigated', (frame) => {
    if (!pooled.left || frame !== page.mainFrame() || page.url() === pooled.left) return;
    complaints.length = 0;
    pooled.left = undefined;
  });
  return pooled;
}

/**
 * Clears what the last test stored. Its document stays until the next one: it can store nothing
 * more, and has an address from which any other is a navigation.
 *
 * @returns false if the page can't be used again: it is of another site, or was leaving its document.
 */
async function forget(used: UsedPage, address: string): Promise<boolean> {
  const { page } = used;
  const context = page.context();
  used.left = address;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.clearPermissions();
  await context.clearCookies();
  if (new URL(page.url()).origin !== new URL(address).origin) return false;
  try {
    await page.evaluate(endDocument, address);
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page. */
function endDocument(address: string): void {
  stop();
  localStorage.clear();
  sessionStorage.clear();
  Storage.prototype.setItem = () => {};
  history.replaceState(null, '', address);
  History.prototype.replaceState = () => {};
  History.prototype.pushState = () => {};
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

/**
 * Starts Chromium from its unpacked folder; it writes only to `home`.
 *
 * @param more extra arguments, such as a port for tools that control it.
 */
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
