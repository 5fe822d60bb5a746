import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { violationsInBothSchemes } from '../../../test/support/axe.ts';
import { atLeast, noProblems, type Result } from '../report.ts';
import { run, runTool } from './tools.ts';

/** Validates every page of a built site. */
export async function checkHtml(site: URL): Promise<Result> {
  const root = fileURLToPath(site);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const results = await validate(pages.map((name) => `${root}${name}`));
  return noProblems(
    `html-validate, ${pages.length} pages`,
    results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, selector }) =>
          `${filePath.slice(root.length)}: ${ruleId} at ${selector}: ${message}`,
      ),
    ),
  );
}

/** Writes the report to a file: it includes the pages, and would be truncated on stdout. */
async function validate(files: readonly string[]): Promise<HtmlResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-audit-'));
  const file = join(folder, 'report.json');
  const config = fileURLToPath(new URL('html-validate.json', import.meta.url));
  try {
    const { error } = await run('.bin/html-validate', [
      ...['--config', config, '--formatter', `json=${file}`],
      ...files,
    ]);
    if (!existsSync(file)) throw new Error(`html-validate made no report: ${error}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface HtmlResult {
  readonly filePath: string;
  readonly messages: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly selector: string | null;
  }[];
}

const afdocsBar = 98;

/** Follows every link of the site, fragments included. */
export async function checkLinks(baseUrl: string): Promise<Result> {
  const options = ['--recurse', '--check-fragments', '--format', 'json'];
  const { links } = await runTool('linkinator', [`${baseUrl}/`, ...options]);
  const broken = links.filter((link: Link) => link.state === 'BROKEN' && !isDesign(link));
  return noProblems(
    `linkinator, ${links.length} links`,
    broken.map(({ url, status, parent }: Link) => `${url} is ${status}, linked from ${parent}`),
  );
}

/** An order link's fragment is the look of its design, no part of a page. */
function isDesign({ url, status }: Link): boolean {
  return status === 200 && /#(cut|colors)=/.test(url);
}

interface Link {
  readonly state: string;
  readonly url: string;
  readonly status: number;
  readonly parent: string;
}

/** Checks how well language models can find and read the site. */
export async function checkAfdocs(baseUrl: string): Promise<Result> {
  const options = ['--format', 'json', '--score', '--quiet'];
  const { scoring, results } = await runTool('afdocs', ['check', baseUrl, ...options]);
  const problems = results
    .filter(({ status }: AfdocsResult) => status === 'fail' || status === 'warn')
    .map(({ id, message }: AfdocsResult) => `${id}: ${message}`);
  return atLeast('afdocs', afdocsBar, scoring.overall, { problems });
}

interface AfdocsResult {
  readonly id: string;
  readonly status: string;
  readonly message: string;
}

const phone = { width: 360, height: 740 };

/** Runs all axe rules on pages at phone size, in light and dark mode. */
export async function checkAccessibility(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<Result> {
  const problems: string[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address + path);
    // As it is used: the designer's script starts after the first paint.
    await page.waitForFunction(() => !document.querySelector('#designer:not([data-ready])'));
    for (const violation of await violationsInBothSchemes(page)) {
      problems.push(`${path}: ${violation}`);
    }
    await context.close();
  }
  return noProblems(`axe, ${paths.length} pages, light and dark`, problems);
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const bar = 100;
const mostRuns = 3;

/**
 * Runs Lighthouse on a page with a simulated phone on a slow network. Other work on this machine
 * can only slow a page down, so a score below the bar is measured again and the best run counts.
 *
 * @param debuggingPort the browser's DevTools protocol port.
 */
export async function checkLighthouse(
  address: string,
  path: string,
  debuggingPort: number,
): Promise<Result> {
  let best: Result | undefined;
  for (let run = 0; run < mostRuns && !best?.met; run++) {
    const check = await measure(address, path, debuggingPort);
    if (!best || Number(check.found) > Number(best.found)) best = check;
  }
  return best as Result;
}

async function measure(address: string, path: string, debuggingPort: number): Promise<Result> {
  const { categories: scored, audits }: LighthouseReport = await runTool('lighthouse', [
    `${address}${path}`,
    `--port=${debuggingPort}`,
    `--only-categories=${categories.join()}`,
    ...['--output=json', '--output-path=stdout', '--quiet'],
  ]);
  const scores = categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100));
  const short = categories.filter((id) => (scored[id]?.score ?? 0) < 1);
  const problems = short
    .flatMap((id) => scored[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${path}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  const named = categories.map((id, index) => `${id} ${scores[index]}`).join(', ');
  return atLeast(`lighthouse ${path} (${named})`, bar, Math.min(...scores), { problems });
}

interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly displayValue?: string }
    >
  >;
}
