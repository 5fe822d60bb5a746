import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** All checks. Each line's scripts run in parallel; each keeps one core busy. */
const stages = [['check', 'build'], ['test:built']] as const;
const titles = {
  check: 'Types, formatting and lint',
  build: 'The build',
  'test:built': 'The tests',
};

for (const stage of stages) {
  const results = await Promise.all(stage.map((script) => run(script, stage.length === 1)));
  if (results.includes(false)) process.exit(1);
}

/** @param isAlone whether to show its output immediately rather than at the end. */
async function run(script: keyof typeof titles, isAlone: boolean): Promise<boolean> {
  const started = Date.now();
  const title = titles[script];
  console.log(`\n== ${title} (npm run ${script})`);
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [status, ...shown] = await Promise.all([ended, ...outputs]);
  console.log(shown.join(''));
  const passed = status === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (passed) console.log(`== ${title}: passed in ${seconds} s`);
  else console.error(`== ${title}: failed (npm run ${script} repeats it)`);
  return passed;
}
