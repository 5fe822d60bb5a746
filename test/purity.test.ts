import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each pure folder may import of its siblings; `contract` and later ones build on the earlier. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  book: ['book'],
  pricing: ['book', 'pricing'],
  delivery: ['book', 'delivery'],
  layout: ['book', 'layout'],
  contract: ['book', 'contract'],
  documents: ['book', 'pricing', 'delivery', 'layout', 'contract', 'documents'],
};

/** Packages that have no effect of their own, and run wherever JavaScript does. */
const purePackages = ['zod', 'fastest-levenshtein', 'date-fns', '@date-fns/tz'];

const impure =
  /\b(process|Date\.now|new Date\(\)|Math\.random|fetch\(|window|document|import\.meta)\b/;

const root = join(import.meta.dirname, '../src');

describe.each(Object.entries(mayImport))('src/%s', (folder, allowed) => {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root });

  test.each(files)('%s imports only what is pure and lies before it', (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      ([, name = '']) => name,
    );
    for (const name of imported) {
      const target = name.startsWith('.')
        ? relative(root, join(root, dirname(file), name)).split('/')[0]
        : name;
      expect([...allowed, ...purePackages]).toContain(target);
    }
  });

  test.each(files)('%s reads no clock, environment, chance or page', (file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'/g,
      '',
    );
    expect(code).not.toMatch(impure);
  });
});
