import type { Environment } from './environment.ts';

interface ListenError extends NodeJS.ErrnoException {
  readonly address?: string;
  readonly port?: number;
}

/** Explains in one line why the server did not start and what to do. */
export function explainStart(error: unknown, environment: Environment): string {
  if (!(error instanceof Error)) return 'Tabquote did not start.';
  const { code, address, port } = error as ListenError;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`;
    case 'EACCES':
      return `This user may not open port ${port}: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is "${address ?? environment.HOST}", which isn't an address of this machine: set HOST to 127.0.0.1, to 0.0.0.0 for all networks, or leave it out.`;
    case 'ENOENT':
      return 'Nothing is built yet: run npm run build.';
    default:
      return error.message;
  }
}
