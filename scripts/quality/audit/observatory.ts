import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { answering, endProcess, freePort } from '../bench/target.ts';
import { buildService, copyProject } from '../build.ts';
import type { Result } from '../report.ts';
import { importTool, toolFile } from './tools.ts';

const bar = 'A+';
const scanner = '@mdn/mdn-http-observatory';

/** The Mozilla Observatory grade of a build with an https base URL, served over TLS. */
export async function checkObservatory(): Promise<Result> {
  const [publicPort, ownPort] = [await freePort(), await freePort()];
  const folder = copyProject();
  const settings = { BASE_URL: `https://localhost:${publicPort}`, HOST: '127.0.0.1' };
  buildService(folder, settings);
  const service = spawn(process.execPath, [join(folder, 'dist/server/entry.mjs')], {
    env: { ...settings, PATH: process.env.PATH, PORT: String(ownPort) },
    stdio: 'ignore',
  });
  const { key, cert } = await makeCertificate();
  setDefaultCACertificates([cert]);
  const tls = forwardTo(ownPort, key, cert).listen(publicPort, 'localhost');
  try {
    await answering(ownPort, service);
    // The scanner would download the HSTS preload list, which doesn't include this machine.
    writeFileSync(toolFile(scanner, 'conf/hsts-preload.json'), '{}');
    const { scan } = await importTool(scanner);
    return graded(await scan(`localhost:${publicPort}`));
  } finally {
    tls.close();
    await endProcess(service);
    rmSync(folder, { recursive: true });
  }
}

interface ObservatoryReport {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
}

function graded({ scan, tests }: ObservatoryReport): Result {
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  return {
    what: 'Observatory',
    required: bar,
    found: `${scan.grade} (${scan.score})`,
    met: scan.grade === bar,
    problems: failed.map(([name, { result }]) => `${name}: ${result}`),
  };
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const { generate } = await importTool('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key, cert };
}

/** Terminates HTTPS and forwards each request, like a proxy in front of the service. */
function forwardTo(port: number, key: string, cert: string): Server {
  return createServer({ key, cert }, ({ method, url, headers }, response) => {
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.end();
  });
}
