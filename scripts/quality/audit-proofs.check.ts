import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../test/pdf/pdf.ts';
import { proofDesigns } from '../../test/pdf/proof-designs.ts';
import { folderOfRun } from '../../test/support/run.ts';

/**
 * Checks proofs and press files with prepress tools: qpdf for the file, poppler for fonts and
 * boxes, Ghostscript for the plates. Install them as system packages (qpdf, poppler-utils,
 * ghostscript). The files and page images are kept in the folder named in KEEP.
 */
const { KEEP } = process.env;
if (KEEP) mkdirSync(KEEP, { recursive: true });
const folder = KEEP ?? folderOfRun();

/** The output of a tool. */
function run(tool: string, ...args: string[]): string {
  return execFileSync(tool, args, { encoding: 'utf8', stdio: 'pipe' });
}

const files = Object.entries(proofDesigns).flatMap(([name, design]) =>
  (['proof', 'press'] as const).map((kind) => ({ name, kind, design })),
);

describe.each(files)('$name, $kind', async ({ name, kind, design }) => {
  const file = join(folder, `${name}-${kind}.pdf`);
  writeFileSync(file, await pdfOf(design, kind));
  if (KEEP) run('pdftoppm', '-r', '60', '-l', '8', '-png', file, file.replace('.pdf', ''));

  test('qpdf finds nothing', () => {
    run('qpdf', '--check', file);
  });

  test('fonts are embedded subsets', () => {
    const rows = run('pdffonts', file).trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/^[A-Z]{6}\+\S+ .* yes yes yes /.test(row))).toEqual([]);
  });

  test.runIf(kind === 'press')('the trim is within the bleed, and that within the media', () => {
    const output = run('pdfinfo', '-box', file);
    const [trim, bleed, media] = ['TrimBox', 'BleedBox', 'MediaBox'].map((name) => {
      const [, sides = ''] = new RegExp(`^${name}: +(.*)$`, 'm').exec(output) ?? [];
      const [left = 0, bottom = 0, right = 0, top = 0] = sides.trim().split(/\s+/).map(Number);
      return [-left, -bottom, right, top];
    });
    const isWithin = (inner: number[] = [], outer: number[] = []) =>
      inner.length === 4 && inner.every((side, index) => side < (outer[index] ?? 0));
    expect([isWithin(trim, bleed), isWithin(bleed, media)], output).toEqual([true, true]);
  });

  test.runIf(kind === 'press')('a separation renderer makes its plates', () => {
    const plates = `${name}-plate`;
    run(
      'gs',
      ...['-q', '-dBATCH', '-dNOPAUSE', '-dLastPage=3', '-sDEVICE=tiffsep', '-r36'],
      ...[`-sOutputFile=${join(folder, plates)}-%d.tif`, file],
    );
    const made = readdirSync(folder).filter((each) => each.startsWith(`${plates}-1(`));
    const names = made.map((each) => /\((.*)\)\.tif$/.exec(each)?.[1] ?? '');
    console.log(names.toSorted().join(', '));
    for (const plate of [/^Dieline$/, /^Ink /, /^(Film|Stock) /]) {
      expect(names).toContainEqual(expect.stringMatching(plate));
    }
  });
});
