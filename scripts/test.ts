import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

interface Step {
  readonly title: string;
  readonly command: string;
}

/** All checks. The steps of a line run in parallel; each keeps one core busy. */
const stages: readonly (readonly Step[])[] = [
  [
    { title: 'Types, formatting and lint', command: 'npm run --silent check' },
    { title: 'The build', command: 'npm run --silent build' },
  ],
  [{ title: 'The tests', command: 'vitest run' }],
];

for (const stage of stages) {
  const results = await Promise.all(stage.map((step) => run(step, stage.length === 1)));
  if (results.includes(false)) process.exit(1);
}

/** @param isAlone whether to show its output immediately rather than at the end. */
async function run({ title, command }: Step, isAlone: boolean): Promise<boolean> {
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
