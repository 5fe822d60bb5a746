import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import license, { type Dependency } from 'rollup-plugin-license';

type Terms = Pick<Dependency, 'license' | 'licenseText' | 'author'>;

/** The packages that bundles contain, by name and version. */
const packages = new Map<string, Terms>();

/** A plugin for a bundle whose packages the notices name. */
export function collectLicenses() {
  const output = (found: readonly Dependency[]) => {
    for (const one of found) packages.set(`${one.name} ${one.version}`, one);
  };
  return license({ thirdParty: { multipleVersions: true, output } });
}

/** Fonts aren't modules of a bundle. */
const fontLicenses = [
  ...globSync('src/designer/fonts/*/OFL.txt'),
  'node_modules/@fontsource-variable/libre-franklin/LICENSE',
];

/** Writes the licenses of what a build ships to `third-party-notices.txt` on the site. */
export function notices(): AstroIntegration {
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Vite bundles workers on their own.
        const worker = { plugins: () => [collectLicenses()] };
        updateConfig({ vite: { plugins: [collectLicenses()], worker } });
      },
      'astro:build:generated': ({ dir }) => {
        for (const file of fontLicenses) {
          const font = readFileSync(`${dirname(file)}/package.json`, 'utf8');
          const { name, version } = JSON.parse(font);
          const licenseText = readFileSync(file, 'utf8');
          packages.set(`${name} ${version}`, { license: 'OFL-1.1', licenseText, author: null });
        }
        const parts = [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(notice);
        const intro = 'This site and its server contain parts of these packages.';
        writeFileSync(new URL('third-party-notices.txt', dir), [intro, ...parts].join('\n\n\n'));
      },
    },
  };
}

/** @throws if a package has no license. One without its text has what others have, or its address. */
function notice([title, { license, licenseText, author }]: [string, Terms]): string {
  if (licenseText) return `${title} (${license ?? 'terms below'})\n\n${licenseText}`;
  const alike = [...packages.values()].find((one) => one.license === license && one.licenseText);
  if (!license) throw new Error(`${title} has no license: replace it, or ask its author for one`);
  const [terms] = /Permission.*/s.exec(alike?.licenseText ?? '') ?? [
    `https://spdx.org/licenses/${license}.html`,
  ];
  const holder = author?.name ?? `the authors of ${title}`;
  return `${title} (${license})\n\nCopyright (c) ${holder}\n\n${terms}`;
}
