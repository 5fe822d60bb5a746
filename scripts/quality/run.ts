import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { shopSite } from '../../test/support/shop-site.ts';

type Need = 'build' | 'packages';

/**
 * What each command does, and what it needs first. It runs the script of its name in this folder,
 * with a dash for a colon, or its checks.
 */
const commands: Readonly<Record<string, readonly [does: string, ...needs: readonly Need[]]>> = {
  bench: ['CPU per request, against servers of the same bytes and --beside another dist', 'build'],
  fuzz: ['fuzzes the parsers, guided by coverage'],
  'deploy:check': ['restarts, floods, hostile neighbors and memory, behind nginx', 'build'],
  edge: ['the Cloudflare build, against the Node service', 'build', 'packages'],
  conformance: ['the official MCP suites, clients and inspector', 'build', 'packages'],
  clients: ['prices with generated clients and agent kits', 'build', 'packages'],
  'audit:web': ['pages and documents, with public tools', 'build', 'packages'],
  'audit:proofs': ['PDFs, with poppler, qpdf and Ghostscript'],
  fonts: ['makes the title fonts and their widths', 'packages'],
  pictures: ['takes the pictures of README.md', 'build'],
  types: ['types of what npm run check leaves out', 'packages'],
};

const folder = import.meta.dirname;
const [name = '', ...options] = process.argv.slice(2);
const [, ...needs] = (Object.hasOwn(commands, name) && commands[name]) || listCommands();
if (needs.includes('build')) await shopSite('book');
if (needs.includes('packages')) installPackages();
const file = name.replaceAll(':', '-');
const script = `${folder}/${file}.ts`;
if (name === 'types') run('tsc', ['-p', folder]);
else if (existsSync(script)) run(process.execPath, [script, ...options]);
else
  run('vitest', ['run', '--config', `${folder}/vitest.config.ts`, `quality/${file}`, ...options]);

function listCommands(): never {
  console.error('npm run quality -- <command> [options]\n');
  for (const [name, [does]] of Object.entries(commands)) {
    console.error(`${name.padEnd(16)}${does}`);
  }
  process.exit(1);
}

/** Installs what the lock file of this folder names, unless already installed. */
function installPackages(): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  const lock = `${folder}/package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of scripts/quality');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

function run(program: string, options: readonly string[], cwd?: string): void {
  const { status } = spawnSync(program, options, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
