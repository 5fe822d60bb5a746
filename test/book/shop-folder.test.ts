import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as shop from '../../src/shop/index.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A statement of a file of the shop that isn't data, and comments between its values. */
function oddParts(statement: ts.Statement): string[] {
  const isData =
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isVariableStatement(statement);
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false);
  scanner.setText(statement.getText());
  const found = isData ? [] : [statement.getText()];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    if (/^\/[/*]/.test(scanner.getTokenText())) found.push(scanner.getTokenText());
  }
  return found;
}

test('the shop is data alone, explained above it and not between values, so that merges touch nothing', () => {
  const files = globSync('src/shop/**/*.*', { cwd: root });
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
    expect(source.statements.flatMap(oddParts), file).toEqual([]);
  }
});

test('no other file says a sentence of the shop: to change it there is all of a change', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  const sentences = textsIn({ ...shop }).filter((text) => /^[A-Z]\S* \S+ \S+ .*\.$/.test(text));
  expect(sentences.length).toBeGreaterThan(30);
  const others = globSync('{src,scripts,public}/**/*.{ts,tsx,astro,json}', { cwd: root }).filter(
    // What is left of the example is known by its words.
    (file) => !file.startsWith('src/shop/') && !file.endsWith('check/leftovers.ts'),
  );
  const retold = others.flatMap((file) => {
    const text = textOf(file);
    return sentences.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`);
  });
  expect(retold).toEqual([]);
});
