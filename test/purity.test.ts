import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { failures } from './support/failures.ts';

const pricing = ['text', 'book', 'pricing'];
const order = [...pricing, 'delivery', 'layout', 'contract', 'order'];
const core = [...order, 'drawing', 'documents'];

/** The siblings that each pure folder may import; later ones build on earlier ones. */
const mayImport = {
  text: ['text'],
  book: ['text', 'book'],
  pricing,
  delivery: ['text', 'book', 'contract', 'delivery'],
  layout: ['text', 'book', 'layout'],
  drawing: ['text', 'book', 'layout', 'drawing'],
  contract: [...pricing, 'contract'],
  order,
  documents: [...order, 'documents'],
  design: [...core, 'design'],
  pdf: [...core, 'design', 'pdf'],
};

/** The same for folders that depend on HTTP, Node or a page. */
const adapterMayImport = {
  http: [...core, 'http'],
  mcp: [...core, 'mcp'],
  app: [...core, 'http', 'mcp', 'app'],
  hosts: [...core, 'http', 'mcp', 'app', 'hosts', 'shop'],
  build: [...core, 'http', 'browser', 'app', 'hosts', 'build', 'card', 'shop'],
  browser: [...pricing, 'layout', 'drawing', 'contract', 'order', 'browser', 'shop'],
  designer: [...core, 'browser', 'design', 'pdf', 'designer'],
  shop: ['book', 'shop'],
  card: [...order, 'drawing', 'browser', 'design', 'pdf', 'designer', 'card'],
};

/** Packages without side effects that run wherever JavaScript does. */
const purePackages = [
  ...['zod', 'fastest-levenshtein', 'date-fns', '@date-fns/tz', 'schema-dts'],
  ...['lean-qr', 'lean-qr/extras/svg', 'pdfkit', 'pdfkit/output', 'bidi-js'],
].map((name) => `package ${name}`);

const impureNames = ['process', 'fetch', 'window', 'document', 'globalThis', 'localStorage'];
const impureCalls = ['Date.now', 'Math.random', 'performance.now', 'import.meta', 'new Date()'];

const root = join(import.meta.dirname, '../src');

test.each(Object.entries({ ...mayImport, ...adapterMayImport }))(
  'src/%s imports only earlier folders, and has no effects if it is pure',
  async (folder, allowed) => {
    const isPure = folder in mayImport;
    const check = (file: string) => {
      const text = textOf(file);
      const imported = importsOf(text).map((name) => folderOf(name, file));
      const packages = imported.filter((name) => name.startsWith('package '));
      const known = [...allowed, ...(isPure ? purePackages : packages)];
      expect(imported.filter((name) => !known.includes(name))).toEqual([]);
      // 90 MB of memory, which only the generator of the transit table needs.
      expect(packages).not.toContain('package zipcodes');
      if (isPure) expect(effectsOf(text)).toEqual([]);
    };
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
    expect(await failures(files, String, check)).toEqual([]);
  },
);

test('only entry points import the shop, and hand it down', () => {
  const files = globSync('**/*.{ts,tsx,astro}', { cwd: root });
  const ofShop = (file: string) =>
    importsOf(textOf(file)).some((name) => folderOf(name, file) === 'shop');
  const importers = files.filter((file) => !file.startsWith('shop/') && ofShop(file)).toSorted();
  const ofBuild = ['browser/order-book.ts', 'build/book-faults.ts'];
  expect(importers).toEqual([...ofBuild, 'hosts/book.ts', 'hosts/settings.ts']);
});

test('no file needs itself to load, and none of the designer needs itself for types or later', () => {
  expect(circlesIn('**/*.{ts,tsx}', neededBy)).toEqual([]);
  const importedBy = (file: string) =>
    importsOf(textOf(file))
      .filter((path) => path.startsWith('.'))
      .map((path) => join(dirname(file), path.replace(/\?.*/, '')));
  expect(circlesIn('{design,designer,pdf}/**/*.{ts,tsx}', importedBy)).toEqual([]);
});

test('every source folder is in the list', () => {
  const ofAstro = ['components', 'layouts', 'pages', 'styles'];
  const placed = [...Object.keys({ ...mayImport, ...adapterMayImport }), ...ofAstro];
  expect(readdirSync(root).toSorted()).toEqual(placed.toSorted());
});

/** The files that reach themselves by what they need. */
function circlesIn(pattern: string, needs: (file: string) => string[]): string[] {
  const files = globSync(pattern, { cwd: root });
  let circles = new Map(files.map((file) => [file, needs(file)]));
  for (let size = Number.POSITIVE_INFINITY; circles.size < size; ) {
    size = circles.size;
    const needed = new Set([...circles.values()].flat());
    const isInside = ([file, needs]: [string, string[]]) =>
      needed.has(file) && needs.some((other) => circles.has(other));
    circles = new Map([...circles].filter(isInside));
  }
  return [...circles.keys()];
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The folder of `src` that an import resolves to, or the name of a package. */
const folderOf = (imported: string, file: string) =>
  imported.startsWith('.')
    ? (join(dirname(file), imported).split('/')[0] ?? '')
    : `package ${imported}`;

/** The files that a file loads before itself: none for types, and none that load later. */
function neededBy(file: string): string[] {
  const needed = textOf(file).matchAll(
    /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^'?]+)'/gm,
  );
  return [...needed].map(([, path = '']) => join(dirname(file), path));
}

const importsOf = (text: string) =>
  ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

/** The places where a file uses the clock, the environment, randomness or the page. */
function effectsOf(content: string): string[] {
  const found: string[] = [];
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const text = node.getText();
    if (impureCalls.includes(text)) found.push(text);
    if (ts.isIdentifier(node) && impureNames.includes(text)) {
      const isMember = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
      if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) own.add(text);
      else if (!isMember || parent.name !== node) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', content, ts.ScriptTarget.Latest, true));
  return found.filter((name) => !own.has(name));
}
