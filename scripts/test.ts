import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Step {
  readonly title: string;
  readonly command: string;
}

/** Each line keeps one core busy; its steps run one after another. */
const lines: readonly (readonly Step[])[] = [
  [
    { title: 'Types, formatting and lint', command: 'npm run --silent check' },
    { title: 'Tests that need no site', command: 'vitest run --project code --maxWorkers 1' },
  ],
  [
    { title: 'The build', command: 'npm run --silent build' },
    { title: 'The sites of the test shops', command: 'node test/support/build-sites.ts' },
  ],
];

const passed = await Promise.all(lines.map(runLine));
if (passed.includes(false)) process.exit(1);
const sites = { title: 'Tests of built sites', command: 'vitest run --project site' };
if (!(await run(sites, true))) process.exit(1);

async function runLine(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step))) return false;
  return true;
}

/** @param isAlone whether to show its output immediately rather than at the end. */
async function run({ title, command }: Step, isAlone = false): Promise<boolean> {
  const started = Date.now();
  console.log(`\n== ${title} (${command})`);
  const [program = '', ...options] = command.split(' ');
  const child = spawn(program, options, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [status, ...shown] = await Promise.all([ended, ...outputs]);
  console.log(shown.join(''));
  const passed = status === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (passed) console.log(`== ${title}: passed in ${seconds} s`);
  else console.error(`== ${title}: failed (${command} repeats it)`);
  return passed;
}
