import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildBaseUrl } from '../src/hosts/base-url.ts';
import { healthTrial, imageCommands } from './deploy/image.ts';
import { runProgram } from './program.ts';

const usage = `npm run deploy:image -- [--tag tabquote] [--earlier tabquote:1.0.0] [-- builder arguments]

Builds deploy/Dockerfile for BASE_URL with docker or buildah, and tests the image's health check.

--earlier  the image of the previous release, whose scripts stay available to open pages`;

const { values, positionals } = parseArgs({
  options: {
    tag: { type: 'string', default: 'tabquote' },
    earlier: { type: 'string' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});

await runProgram(async () => {
  if (values.help) {
    console.log(usage);
    return;
  }
  const builder = ['docker', 'buildah'].find((name) => spawnSync(name, ['info']).status === 0);
  if (!builder) {
    throw new Error('No image builder found: start docker, or apt-get install buildah.');
  }
  const buildArgs = [
    `BASE_URL=${buildBaseUrl(process.env)}`,
    ...(values.earlier ? [`EARLIER=${values.earlier}`] : []),
  ].flatMap((arg) => ['--build-arg', arg]);
  const ofBuildah = builder === 'buildah' ? ['--isolation', 'chroot', '--format', 'docker'] : [];
  execFileSync(
    builder,
    ['build', ...ofBuildah, '-f', 'deploy/Dockerfile', ...buildArgs, '-t', values.tag].concat(
      positionals,
      '.',
    ),
    { stdio: 'inherit' },
  );
  const trial = ['node', '--eval', healthTrial(imageCommands())];
  const codes = builder === 'docker' ? runInDocker(trial) : runInBuildah(trial);
  if (codes !== '0 1') throw new Error(`The image's health check fails: ${codes}`);
  console.log(
    `Built ${values.tag}: it starts, and its health check distinguishes a running instance from a stopped one.`,
  );
});

function runInDocker(command: readonly string[]): string {
  return run('docker', ['run', '--rm', '--read-only', values.tag, ...command]);
}

function runInBuildah(command: readonly string[]): string {
  const container = run('buildah', ['from', values.tag]);
  try {
    return run('buildah', ['run', '--isolation', 'chroot', container, '--', ...command]);
  } finally {
    run('buildah', ['rm', container]);
  }
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
