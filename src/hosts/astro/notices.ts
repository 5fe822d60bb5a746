import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Where the site publishes third-party licenses. */
const noticesFile = 'third-party-notices.txt';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The texts of its license files. */
  readonly texts: readonly string[];
}

/** Writes the license of every package that ends up in the build, for browsers or the server. */
export function notices(): AstroIntegration {
  const folders = new Set<string>();
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [folderCollector(folders)] } });
      },
      'astro:build:generated': ({ dir }) => {
        writeFileSync(new URL(noticesFile, dir), noticesText([...folders].map(readPackage)));
      },
    },
  };
}

/** Collects the folder of each package that a bundle includes a module or file from. */
function folderCollector(folders: Set<string>) {
  return {
    name: 'third-party-notices',
    generateBundle(_: unknown, bundle: Record<string, BundlePart>) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules ?? {}) : (part.originalFileNames ?? []),
      );
      for (const file of files) {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];
        if (folder && !folder.startsWith('\0')) folders.add(resolve(folder));
      }
    },
  };
}

type BundlePart =
  | { readonly type: 'chunk'; readonly modules?: Readonly<Record<string, unknown>> }
  | { readonly type: 'asset'; readonly originalFileNames?: readonly string[] };

function readPackage(folder: string): Package {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const files = readdirSync(folder).filter((file) =>
    /^(licen[cs]e|notice|copying|ofl)/i.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0)
    texts.push(`Copyright ${author?.name ?? author ?? `the authors of ${name}`}`);
  return { name, version, license, texts };
}

function noticesText(packages: readonly Package[]): string {
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const parts = [...unique]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { license, texts }]) =>
      [`${title} (${license})`, '='.repeat(72), ...texts].join('\n\n'),
    );
  const intro = 'This site and its server contain parts of these packages.';
  return `${[intro, ...parts].join('\n\n\n')}\n`;
}
