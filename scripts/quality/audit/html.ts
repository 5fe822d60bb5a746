import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Check, noProblems } from './check.ts';
import { run } from './tools.ts';

/** Validates every page of a built site. */
export async function checkHtml(site: URL): Promise<Check> {
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
  const report = join(folder, 'report.json');
  const config = fileURLToPath(new URL('html-validate.json', import.meta.url));
  try {
    const { error } = await run('html-validate', [
      ...['--config', config, '--formatter', `json=${report}`],
      ...files,
    ]);
    if (!existsSync(report)) throw new Error(`html-validate made no report: ${error}`);
    return JSON.parse(readFileSync(report, 'utf8'));
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
