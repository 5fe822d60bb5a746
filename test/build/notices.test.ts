import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);
const notices = readFileSync(new URL('client/third-party-notices.txt', dist), 'utf8');
const [, ...parts] = notices.split(/\n\n\n(?=\S+ \S+ \()/);
const packageJson = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

describe('the third-party notices', () => {
  test.each([
    ['zod', 'Permission is hereby granted'],
    ['preact', 'Permission is hereby granted'],
    ['date-fns', 'Permission is hereby granted'],
    ['@modelcontextprotocol/server', 'Apache License'],
    ['@fontsource-variable/libre-franklin', 'SIL Open Font License'],
  ])('include the license of %s', (name, words) => {
    const title = `${name} ${packageJson.dependencies[name]} (`;
    const part = parts.find((text) => text.startsWith(title));
    expect(part).toContain(words);
  });

  test('name the owner of every package', () => {
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((part) => !/copyright|permission/i.test(part))).toEqual([]);
  });
});

test('the package list names every dependency of the service, and no time or machine', () => {
  const text = readFileSync(new URL('sbom.cdx.json', dist), 'utf8');
  const { components, bomFormat } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  const purls = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    expect(purls).toContain(`pkg:npm/${name}@${version}`);
  }
  expect(text).not.toMatch(/timestamp|serialNumber/);
});

test('the notices are served', () => {
  const { files } = JSON.parse(readFileSync(new URL('server/site.json', dist), 'utf8'));
  expect(files).toHaveProperty(['/third-party-notices.txt']);
});
