import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Command {
  readonly does: string;
  /** Whether it needs the packages of this folder. */
  readonly needsPackages?: true;
}

/** Each runs the script of its name in this folder, with a dash for a colon. */
const commands: Readonly<Record<string, Command>> = {
  bench: { does: 'speed, start and memory, against other servers', needsPackages: true },
  'bench:designer': { does: 'how long a change to 500 tabs takes to show, on a slow page' },
  cost: { does: 'what the costliest requests cost' },
  fuzz: { does: 'fuzzes the parsers, guided by coverage' },
  'deploy:check': { does: 'restarts, releases, floods and full disks behind nginx' },
  kubernetes: { does: 'the manifest, by the schemas of its kinds', needsPackages: true },
  edge: { does: 'the Cloudflare build, against the Node service', needsPackages: true },
  conformance: { does: 'the official MCP suites, clients and inspector', needsPackages: true },
  clients: { does: 'generated clients and agent kits, a price with each', needsPackages: true },
  'audit:web': { does: 'pages and documents, with public tools', needsPackages: true },
  'audit:proofs': { does: 'PDFs, with poppler, qpdf and Ghostscript' },
  'same-build': { does: 'builds in two folders and compares every byte' },
  types: { does: 'types of what npm run check leaves out', needsPackages: true },
  fonts: { does: 'makes the title fonts and their widths', needsPackages: true },
  images: { does: 'makes the icons' },
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const [name = '', ...options] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  if (command.needsPackages) installPackages();
  run(process.execPath, [`${folder}${name.replaceAll(':', '-')}.ts`, ...options]);
} else {
  console.error('npm run quality -- <command> [options]\n');
  for (const [name, { does }] of Object.entries(commands))
    console.error(`${name.padEnd(16)}${does}`);
  process.exitCode = 1;
}

/** Installs what the lock file of this folder names, unless already installed. */
function installPackages(): void {
  const installed = `${folder}node_modules/.package-lock.json`;
  const lock = `${folder}package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of scripts/quality');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
}

function run(program: string, options: readonly string[], cwd?: string): void {
  const { status } = spawnSync(program, options, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
