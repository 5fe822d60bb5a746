import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Finds what is wrong with the text of a file of the book, whatever its settings are: code that
 * can't be read, and a setting that is written twice, of which JavaScript keeps the last.
 */
export function textFaults(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const at = (position: number) =>
    `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
  });
  const [unreadable] = diagnostics;
  if (unreadable) {
    const message = ts.flattenDiagnosticMessageText(unreadable.messageText, ' ').replace(/\.$/, '');
    return [`${at(unreadable.start ?? 0)}: ${message}: look for a missing comma, quote or brace`];
  }
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(({ name }) =>
        name?.getText(source).replace(/^['"]|['"]$/g, ''),
      );
      for (const [index, name] of names.entries()) {
        if (name === undefined || names.indexOf(name) === index) continue;
        const place = at(node.properties[index]?.getStart(source) ?? 0);
        faults.push(`${place}: ${name} is written twice here: delete one of them`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** What an error says that was thrown while the book was loaded, with the place if it has one. */
export function loadFault(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  const [, url, line] = /(file:\/\/\S+?):(\d+)/.exec(error.stack ?? '') ?? [];
  const place = url ? `${relative(root, fileURLToPath(url))}:${line}: ` : '';
  return place + error.message.replaceAll(`${root}/`, '');
}
