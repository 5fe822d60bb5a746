import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '../../test/designer/pdf.ts';
import { proofDesigns } from '../../test/designer/proof-designs.ts';
import { noProblems, printResults, type Result } from './report.ts';

/**
 * Checks proofs and press files with prepress tools: qpdf for the file, poppler for fonts and
 * boxes, Ghostscript for the plates. Install them as system packages (qpdf, poppler-utils,
 * ghostscript). If a folder is given, the files and page images are kept there.
 */
const [kept] = process.argv.slice(2);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'tabquote-proofs-'));
try {
  const checks: Result[] = [];
  for (const [name, design] of Object.entries(proofDesigns)) {
    for (const kind of ['proof', 'press'] as const) {
      const file = join(folder, `${name}-${kind}.pdf`);
      writeFileSync(file, await pdfOf(design, kind));
      checks.push(noProblems(`${name}, ${kind}: qpdf`, run('qpdf', '--check', file).problems));
      checks.push(noProblems(`${name}, ${kind}: fonts are embedded subsets`, fontProblems(file)));
      if (kind === 'press') {
        checks.push(noProblems(`${name}, press: trim box`, boxProblems(file)));
        checks.push(noProblems(`${name}, press: plates`, plateProblems(file, name)));
      }
      if (kept) run('pdftoppm', '-r', '60', '-l', '8', '-png', file, file.replace('.pdf', ''));
    }
  }
  printResults('Prepress tools', checks);
} finally {
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** The output of a tool, and the problems it reports. */
function run(tool: string, ...args: string[]): { output: string; problems: string[] } {
  try {
    return { output: execFileSync(tool, args, { encoding: 'utf8', stdio: 'pipe' }), problems: [] };
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return { output: '', problems: [stderr.trim() || message] };
  }
}

function fontProblems(file: string): string[] {
  const { output, problems } = run('pdffonts', file);
  const rows = output.trim().split('\n').slice(2);
  const unembedded = rows.filter((row) => !/^[A-Z]{6}\+\S+ .* yes yes yes /.test(row));
  return [...problems, ...unembedded, ...(rows.length === 0 ? ['no fonts'] : [])];
}

function boxProblems(file: string): string[] {
  const { output, problems } = run('pdfinfo', '-box', file);
  const box = (name: string) =>
    (new RegExp(`^${name}: +(.*)$`, 'm').exec(output)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const [trim, bleed, media] = [box('TrimBox'), box('BleedBox'), box('MediaBox')];
  const isWithin = (inner: number[], outer: number[]) =>
    [0, 1].every((side) => (inner[side] ?? 0) > (outer[side] ?? 0)) &&
    [2, 3].every((side) => (inner[side] ?? 0) < (outer[side] ?? 0));
  const isNested = isWithin(trim, bleed) && isWithin(bleed, media);
  return [...problems, ...(isNested ? [] : [`trim ${trim}, bleed ${bleed}, media ${media}`])];
}

/** Checks the plates that a separation renderer produces for the first pages. */
function plateProblems(file: string, name: string): string[] {
  const plates = join(folder, `${name}-plate`);
  const { problems } = run(
    'gs',
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dLastPage=3', '-sDEVICE=tiffsep', '-r36'],
    ...[`-sOutputFile=${plates}-%d.tif`, file],
  );
  const made = readdirSync(folder).filter((each) => each.startsWith(`${name}-plate-1(`));
  const names = made.map((each) => /\((.*)\)\.tif$/.exec(each)?.[1] ?? '');
  const isMade = (plate: RegExp) => names.some((each) => plate.test(each));
  const missing = [/^Dieline$/, /^Ink /, /^(Film|Stock) /].filter((plate) => !isMade(plate));
  if (problems.length === 0) console.log(`${name}: plates ${names.toSorted().join(', ')}`);
  return [...problems, ...missing.map((plate) => `no plate ${plate}`)];
}
