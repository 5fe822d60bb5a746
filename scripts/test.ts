import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface Step {
  readonly title: string;
  readonly command: string;
}

/** Each line's steps run one after another; the lines run at the same time. */
const lines: readonly (readonly Step[])[] = [
  [
    { title: 'Types, formatting and lint', command: 'npm run --silent check' },
    { title: 'Tests that need no site', command: 'vitest run --project code --maxWorkers 2' },
  ],
  [
    { title: 'The build and the sites of the test shops', command: 'node test/support/sites.ts' },
    { title: 'Tests of built sites', command: 'vitest run --project site' },
  ],
];

const passed = await Promise.all(lines.map(runLine));
if (passed.includes(false)) process.exit(1);

async function runLine(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step))) return false;
  return true;
}

/** Shows a step's output when it ends, so that those of two lines don't mix. */
async function run({ title, command }: Step): Promise<boolean> {
  const started = Date.now();
  console.log(`== ${title} (${command})`);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], ...shown] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  console.log(`\n${shown.join('')}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status === 0) console.log(`== ${title}: passed in ${seconds} s`);
  else console.error(`== ${title}: failed (${command} repeats it)`);
  return status === 0;
}
