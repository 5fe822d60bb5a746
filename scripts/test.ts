import { spawnSync } from 'node:child_process';

/** Everything that must hold, in the order in which a failure is found soonest. */
const steps = [
  ['check', 'Types, formatting and lint'],
  ['build', 'The build'],
  ['test:built', 'The tests'],
] as const;

for (const [script, title] of steps) {
  const started = Date.now();
  console.log(`\n== ${title} (npm run ${script})`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n== ${title}: failed (npm run ${script} repeats it)`);
    process.exit(status ?? 1);
  }
  console.log(`== ${title}: passed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
