import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';

/**
 * Rejects regular expressions whose running time is super-linear. One that is never matched against
 * long input can stay: put the comment `super-linear, but <why>` above it.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const atOnce = 2;
const timeoutMs = 120_000;

const found = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
  .sort()
  .flatMap((file) => expressionsIn(file, readFileSync(root + file, 'utf8')));
const queue = found.filter(({ text, isJustified }) => !isJustified && mayBacktrack(text));
const faults: string[] = [];
await Promise.all(Array.from({ length: atOnce }, checkQueue));
for (const fault of faults.sort()) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`All ${found.length} regular expressions in src/ are linear.`);
process.exit();

function expressionsIn(file: string, content: string) {
  // The code before the markup, with line numbers preserved.
  const code = file.endsWith('.astro') ? (content.split(/^---$/m, 2)[1] ?? '') : content;
  const lines = code.split('\n');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: { place: string; text: string; isJustified: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    const isConstructed = ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
    if (ts.isRegularExpressionLiteral(node) || isConstructed) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const isJustified = lines[line - 1]?.includes('super-linear, but ') ?? false;
      found.push({ place: `${file}:${line + 1}`, text: node.getText(), isJustified });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Without a repetition there is no backtracking. */
function mayBacktrack(text: string): boolean {
  return text.startsWith('new ') || /[*+]|\{\d+,\d*\}/.test(text);
}

async function checkQueue(): Promise<void> {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const fault = await faultOf(next.text);
    if (fault) faults.push(`${next.place}: ${next.text} ${fault}`);
  }
}

async function faultOf(text: string): Promise<string | undefined> {
  if (text.startsWith('new ')) return 'cannot be checked: write it as a literal';
  const end = text.lastIndexOf('/');
  const result = await check(text.slice(1, end), text.slice(end + 1), {
    timeout: timeoutMs,
    // Counts steps only: on a busy machine a limit of time would suspect any expression.
    attackTimeout: null,
    incubationTimeout: null,
  });
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable'
    ? `takes ${result.complexity.summary} time: match from a fixed place, or use string functions`
    : 'is too intricate to be checked: make it simpler';
}
