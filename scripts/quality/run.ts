import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { whyOutdated } from '../../test/support/own-build.ts';

interface Command {
  readonly does: string;
  readonly needs?: readonly ('build' | 'packages')[];
}

/** Each runs the script of its name in this folder, with a dash for a colon, or its checks. */
const commands: Readonly<Record<string, Command>> = {
  bench: {
    does: 'speed, start and memory, against other servers',
    needs: ['build', 'packages'],
  },
  'bench:designer': {
    does: 'how long a change to 500 tabs takes to show, on a slow page',
    needs: ['build'],
  },
  cost: { does: 'what the costliest requests cost', needs: ['build'] },
  fuzz: { does: 'fuzzes the parsers, guided by coverage' },
  'deploy:check': {
    does: 'restarts, releases, floods and full disks behind nginx',
    needs: ['build'],
  },
  kubernetes: { does: 'the manifest, by the schemas of its kinds', needs: ['packages'] },
  edge: { does: 'the Cloudflare build, against the Node service', needs: ['build', 'packages'] },
  conformance: {
    does: 'the official MCP suites, clients and inspector',
    needs: ['build', 'packages'],
  },
  clients: {
    does: 'generated clients and agent kits, a price with each',
    needs: ['build', 'packages'],
  },
  'audit:web': { does: 'pages and documents, with public tools', needs: ['build', 'packages'] },
  'audit:proofs': { does: 'PDFs, with poppler, qpdf and Ghostscript' },
  'same-build': { does: 'builds in two folders and compares every byte' },
  types: { does: 'types of what npm run check leaves out', needs: ['packages'] },
  fonts: { does: 'makes the title fonts and their widths', needs: ['packages'] },
  images: { does: 'makes the icons' },
};

const folder = import.meta.dirname;
const [name = '', ...options] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error('npm run quality -- <command> [options]\n');
  for (const [name, { does }] of Object.entries(commands))
    console.error(`${name.padEnd(16)}${does}`);
  process.exit(1);
}
const outdated = command.needs?.includes('build') && whyOutdated();
if (outdated) {
  console.error(`This needs a build, but ${outdated}: run npm run build.`);
  process.exit(1);
}
if (command.needs?.includes('packages')) installPackages();
const file = name.replaceAll(':', '-');
const script = `${folder}/${file}.ts`;
if (existsSync(script)) run(process.execPath, [script, ...options]);
else
  run('vitest', ['run', '--config', `${folder}/vitest.config.ts`, `quality/${file}`, ...options]);

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
