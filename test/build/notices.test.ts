import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const notices = readFileSync(join(dist, 'client/third-party-notices.txt'), 'utf8');
const [, ...parts] = notices.split(/\n\n\n(?=\S+ \S+ \(.*\)\n)/);
const named = parts.map((part) => part.slice(0, part.indexOf(' (')));
const list = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
const components: { name: string; version: string; licenses: unknown[] }[] = list.components;

describe('the third-party notices', () => {
  test('name every package that browsers load, in pages, workers and the chat card', async () => {
    const browsers = await browserPackages();
    expect(browsers.map((title) => title.split(' ')[0])).toEqual(
      expect.arrayContaining(['preact', 'pdfkit', 'fontkit', 'bidi-js']),
    );
    expect(browsers.filter((title) => !named.includes(title))).toEqual([]);
  });

  test('name every package in the bundles of the service', () => {
    const bundles = globSync('server/**/*.mjs', { cwd: dist }).map((file) =>
      readFileSync(join(dist, file), 'utf8'),
    );
    const packages = titlesOf(
      bundles.flatMap((code) => code.match(/^\/\/.*node_modules.*/gm) ?? []),
    );
    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter((title) => !named.includes(title))).toEqual([]);
  });

  test('have the license of every font that the site serves', () => {
    const fonts = globSync('client/_astro/*.{woff2,ttf}', { cwd: dist });
    expect(fonts.length).toBeGreaterThan(4);
    for (const file of fonts) {
      const { familyName } = create(readFileSync(join(dist, file))) as Font;
      const name = familyName
        .replace(/ Variable| Thin| \d+$/g, '')
        .replaceAll(' ', '-')
        .toLowerCase();
      const part = parts.find((text) => text.split(' ')[0]?.endsWith(name));
      expect(part, file).toContain('SIL OPEN FONT LICENSE');
    }
  });

  test('name an owner and give the terms of every package', () => {
    const terms = /permission|redistribution|apache license|unlicense/i;
    expect(parts.filter((part) => !/copyright/i.test(part) || !terms.test(part))).toEqual([]);
  });
});

test('the component list has what the notices name, with a license, and no time or machine', () => {
  expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(named);
  expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
  expect(JSON.stringify(list)).not.toMatch(/timestamp|serialNumber/);
});

test('the notices are served', () => {
  const { files } = JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8'));
  expect(files).toHaveProperty(['/third-party-notices.txt']);
});

/** The packages in a bundle of what browsers load. */
async function browserPackages(): Promise<string[]> {
  const scripts = 'src/{browser/*.ts,designer/{main,proof/worker}.ts,card/main.tsx}';
  const bundles = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: globSync(scripts, { cwd: root }) },
    },
  });
  const parts = [bundles].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return titlesOf(parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])));
}

/** The packages that modules belong to, by name and version. */
function titlesOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap((file) => /node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return `${name} ${version}`;
  });
}
