import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bookFile } from '../../src/build/book-faults.ts';

/** Builds and runs images. */
type Builder = 'docker' | 'buildah';

/** @throws if neither works on this machine. */
export function imageBuilder(): Builder {
  const names = ['docker', 'buildah'] as const;
  const found = names.find((name) => spawnSync(name, ['info']).status === 0);
  if (found) return found;
  throw new Error('No image builder found: start docker, or apt-get install buildah.');
}

/**
 * Builds `deploy/Dockerfile` and tests the image's health check.
 *
 * @param earlier the image of the last release, whose scripts stay available to open pages.
 */
export function buildImage(
  builder: Builder,
  tag: string,
  baseUrl: string,
  earlier: string | undefined,
): void {
  const options = [
    ...(builder === 'buildah' ? ['--isolation', 'chroot', '--format', 'docker'] : []),
    ...['-f', 'deploy/Dockerfile', '--build-arg', `BASE_URL=${baseUrl}`],
    ...(earlier === undefined ? [] : ['--build-arg', `EARLIER=${earlier}`]),
  ];
  execFileSync(builder, ['build', ...options, '-t', tag, '.'], { stdio: 'inherit' });
  const codes = runInImage(builder, tag, ['node', '--eval', healthTrial(imageCommands())]);
  if (codes !== '0 1') throw new Error(`The image's health check fails: ${codes}`);
}

/** Copies the book of an image's release out of it, as the `dist` of that release would have it. */
export function distOfImage(builder: Builder, tag: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'tabquote-released-'));
  const file = join(dist, bookFile);
  mkdirSync(dirname(file));
  writeFileSync(file, runInImage(builder, tag, ['cat', `/app/dist/${bookFile}`]));
  return dist;
}

function runInImage(builder: Builder, tag: string, command: readonly string[]): string {
  if (builder === 'docker') return run(builder, ['run', '--rm', '--read-only', tag, ...command]);
  const container = run(builder, ['from', tag]);
  try {
    return run(builder, ['run', '--isolation', 'chroot', container, '--', ...command]);
  } finally {
    run(builder, ['rm', container]);
  }
}

function run(program: Builder, args: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync(program, args, { encoding: 'utf8', stdio: [...stdio] }).trim();
}

/** The commands of the image built from `deploy/Dockerfile`: start and health check. */
export function imageCommands() {
  const text = readFileSync(new URL('../../deploy/Dockerfile', import.meta.url), 'utf8');
  const words = (pattern: RegExp): string[] => JSON.parse(pattern.exec(text)?.[1] ?? '[]');
  return { command: words(/^CMD (\[.*\])/m), healthCheck: words(/HEALTHCHECK[^[]*CMD (\[.*\])/) };
}

/**
 * Returns a program for `node --eval` that starts the image's command, checks its health, stops it
 * and checks again. It prints both exit codes: `0 1` is a pass.
 */
export function healthTrial({ command, healthCheck }: ReturnType<typeof imageCommands>): string {
  return `
    const { spawn, spawnSync } = require('node:child_process');
    const [, ...command] = ${JSON.stringify(command)};
    const [, ...healthCheck] = ${JSON.stringify(healthCheck)};
    const service = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    service.stdout.once('data', (line) => {
      const env = { PORT: /:(\\d+) /.exec(line)[1] };
      const check = spawn(process.execPath, healthCheck, { env });
      check.once('exit', (healthy) => {
        service.kill();
        service.once('exit', () => {
          console.log(healthy, spawnSync(process.execPath, healthCheck, { env }).status);
        });
      });
    });`;
}
