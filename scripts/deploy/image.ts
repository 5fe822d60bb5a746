import { readFileSync } from 'node:fs';

/** The commands of the image built from `deploy/Dockerfile`: start and health check. */
export interface ImageCommands {
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

export function imageCommands(): ImageCommands {
  const text = readFileSync(new URL('../../deploy/Dockerfile', import.meta.url), 'utf8');
  return {
    command: JSON.parse(/^CMD (\[.*\])/m.exec(text)?.[1] ?? '[]'),
    healthCheck: JSON.parse(/HEALTHCHECK[^[]*CMD (\[.*\])/.exec(text)?.[1] ?? '[]'),
  };
}

/**
 * Returns a program for `node --eval` that starts the image's command, checks its health, stops it
 * and checks again. It prints both exit codes: `0 1` is a pass.
 */
export function healthTrial({ command, healthCheck }: ImageCommands): string {
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
