import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { nginxConf, usualPlace } from '../../scripts/deploy/nginx-conf.ts';
import { bodyLimit } from '../../src/server/body.ts';
import { headerBytesMax, stopPatience } from '../../src/server/listen.ts';
import { defaultPort } from '../../src/server/port.ts';

const root = new URL('../../', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, root), 'utf8');
const packageJson = JSON.parse(text('package.json'));

describe('the nginx configuration', () => {
  const conf = nginxConf(usualPlace);

  test('has no blank left', () => {
    expect(conf).not.toMatch(/\$\{[A-Z]/);
  });

  test('lets through all that the service takes, and no more', () => {
    expect(conf).toContain(`large_client_header_buffers 4 ${headerBytesMax};`);
    expect(conf).toContain(`client_max_body_size ${bodyLimit};`);
  });

  test('names what fills no blank', () => {
    const lacking = { ...usualPlace, serverName: undefined } as unknown as typeof usualPlace;
    expect(() => nginxConf(lacking)).toThrow('SERVER_NAME');
  });
});

describe('the Dockerfile', () => {
  const dockerfile = text('deploy/Dockerfile');
  const lines = dockerfile.split('\n');
  const command = JSON.parse(lines.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');
  const healthCheck = JSON.parse(/HEALTHCHECK[^[]*CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]');

  test('runs the Node that everything is tested with, not as root, on the usual port', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual([1, 2].map(() => `node:${packageJson.devDependencies.node}-slim`));
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain(`PORT=${defaultPort}`);
  });

  test('its last stage serves with nothing but dist/, and its health check agrees', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabquote-image-'));
    cpSync(fileURLToPath(new URL('dist/', root)), join(folder, 'dist'), { recursive: true });
    const inFolder = (word: string) => word.replace('/app', folder);
    const check = `
      const { spawn, spawnSync } = require('node:child_process');
      const service = spawn(process.execPath, ${JSON.stringify(command.slice(1).map(inFolder))});
      service.stdout.once('data', (line) => {
        const PORT = /:(\\d+) /.exec(line)[1];
        const check = spawn(process.execPath, ${JSON.stringify(healthCheck.slice(1))}, { env: { PORT } });
        check.once('exit', (healthy) => {
          service.kill();
          service.once('exit', () => {
            const { status } = spawnSync(process.execPath, ${JSON.stringify(healthCheck.slice(1))}, { env: { PORT } });
            console.log(healthy, status);
          });
        });
      });`;
    const { stdout } = spawnSync(process.execPath, ['--eval', check], {
      cwd: folder,
      env: { HOST: '127.0.0.1', PORT: '0' },
    });
    rmSync(folder, { recursive: true });
    expect(String(stdout)).toBe('0 1\n');
  });
});

describe('the Kubernetes manifest', () => {
  // biome-ignore lint/suspicious/noExplicitAny: objects of many kinds
  const objects = parseAllDocuments(text('deploy/kubernetes.yaml')).map((one) => one.toJS() as any);
  const ofKind = (kind: string) => objects.find((object) => object.kind === kind);
  const pod = ofKind('Deployment').spec.template.spec;
  const [container] = pod.containers;

  test('asks /healthz on the port that the image listens on', () => {
    const [{ name, containerPort }] = container.ports;
    expect(containerPort).toBe(defaultPort);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(container[probe].httpGet).toEqual({ path: '/healthz', port: name });
    }
  });

  test('gives a stop the time that it takes', () => {
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds + stopPatience / 1_000);
  });

  test('lets the program neither write, nor run as root, nor gain rights', () => {
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('names the same pods everywhere', () => {
    const labels = ofKind('Deployment').spec.template.metadata.labels;
    const selectors = [
      ofKind('Deployment').spec.selector.matchLabels,
      ofKind('Service').spec.selector,
      ofKind('PodDisruptionBudget').spec.selector.matchLabels,
      ofKind('NetworkPolicy').spec.podSelector.matchLabels,
    ];
    expect(selectors).toEqual(selectors.map(() => labels));
    expect(ofKind('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(
      ofKind('Deployment').metadata.name,
    );
  });
});
