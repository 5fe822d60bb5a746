import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A node of a file of the shop. */
interface Found {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly node: ts.Node;
}

/**
 * Finds where a setting of the shop is written, or what it is missing from.
 *
 * @param place the keys that lead to it, such as `products.paper.rates.250`
 * @returns such as `src/shop/products/paper.ts:23`; `undefined` for what isn't in the shop.
 */
export function shopLine(root: string, place: string): string | undefined {
  const [name = '', ...keys] = place.split('.');
  let found = named(root, 'src/shop/index.ts', name);
  let line = 0;
  for (const key of keys) {
    const next: Found | undefined = found && inner(root, found, key);
    if (!next) {
      // A line of a table, which is text.
      if (found && ts.isNoSubstitutionTemplateLiteral(found.node)) line = Number(key);
      break;
    }
    found = next;
  }
  if (!found) return undefined;
  const start = found.source.getLineAndCharacterOfPosition(found.node.getStart(found.source));
  return `${found.file}:${start.line + 1 + line}`;
}

function inner(root: string, found: Found, key: string): Found | undefined {
  const { node } = found;
  if (ts.isArrayLiteralExpression(node)) return resolved(root, found, node.elements[Number(key)]);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    ({ name }) => name && name.getText(found.source).replace(/^['"]|['"]$/g, '') === key,
  );
  if (!property) return undefined;
  return ts.isPropertyAssignment(property)
    ? resolved(root, found, property.initializer)
    : resolved(root, found, property.name);
}

/** What a node is: for the name of something, where that is written. */
function resolved(root: string, found: Found, node: ts.Node | undefined): Found | undefined {
  if (!node) return undefined;
  const own = { ...found, node };
  return ts.isIdentifier(node) ? (named(root, found.file, node.text) ?? own) : own;
}

/** What a file exports, defines or imports under a name. */
function named(root: string, file: string, name: string): Found | undefined {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  for (const node of source.statements) {
    if (ts.isVariableStatement(node)) {
      const [one] = node.declarationList.declarations;
      if (one?.initializer && one.name.getText(source) === name) {
        return resolved(root, { file, source, node }, one.initializer);
      }
    }
    const isNamed = ts.isImportDeclaration(node)
      ? node.importClause?.namedBindings?.getText(source)
      : ts.isExportDeclaration(node) && node.exportClause?.getText(source);
    const from =
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier?.getText(source).slice(1, -1);
    if (from && isNamed && new RegExp(`\\b${name}\\b`).test(isNamed)) {
      return named(root, join(dirname(file), from), name);
    }
  }
  return undefined;
}
