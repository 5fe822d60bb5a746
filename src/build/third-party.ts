import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

/** What the lock file says of each package, by its folder below the project. */
type Locked = Readonly<Record<string, { integrity?: string; license?: string }>>;

/**
 * Lists the packages and fonts that a build ships, in browsers or on the server: their licenses in
 * `third-party-notices.txt` on the site, and `dist/sbom.cdx.json` in CycloneDX.
 *
 * @param files what bundles made beside the site's own are of; see `collectFiles`.
 */
export function thirdParty(files: Set<string>): AstroIntegration {
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugins = [collectFiles(files)];
        // Vite bundles workers on their own.
        updateConfig({ vite: { plugins, worker: { plugins: () => [collectFiles(files)] } } });
      },
      'astro:build:generated': ({ dir }) => {
        const locked: Locked = readJson('package-lock.json').packages;
        const packages = packagesOf(files, locked);
        writeFileSync(new URL('third-party-notices.txt', dir), noticesOf(packages, locked));
        const list = `${JSON.stringify(componentsOf(packages), null, 1)}\n`;
        writeFileSync(new URL('../sbom.cdx.json', dir), list);
      },
    },
  };
}

type BundlePart =
  | { readonly type: 'chunk'; readonly moduleIds: readonly string[] }
  | { readonly type: 'asset'; readonly originalFileNames: readonly string[] };

/** A Vite plugin that adds the path of every module and file in a bundle to a list. */
export function collectFiles(files: Set<string>) {
  return {
    name: 'third-party',
    generateBundle(_: unknown, bundle: Readonly<Record<string, BundlePart>>) {
      for (const part of Object.values(bundle)) {
        const own = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
        for (const file of own) if (!file.startsWith('\0')) files.add(resolve(root, file));
      }
    },
  };
}

type Package = ReturnType<typeof readPackage>;

/** The packages that files belong to, without this project itself, by name and version. */
function packagesOf(files: ReadonlySet<string>, locked: Locked): Package[] {
  const folders = new Set([...files].flatMap((file) => packageFolder(dirname(file)) ?? []));
  const packages = [...folders].map((folder) => {
    const inRoot = relative(root, folder).replaceAll('\\', '/');
    return readPackage(inRoot, locked[inRoot]?.integrity);
  });
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** The nearest folder of a package. Folders inside packages may have a nameless `package.json`. */
function packageFolder(folder: string): string | undefined {
  if (relative(root, folder) === '' || folder === dirname(folder)) return undefined;
  const file = join(folder, 'package.json');
  const isPackage = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version;
  return isPackage ? folder : packageFolder(dirname(folder));
}

/** @param folder below the project. */
function readPackage(folder: string, integrity?: string) {
  const data = readJson(folder, 'package.json');
  const { name, version, author, private: isOurs } = data;
  const notices = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|notice|copying|ofl)/i.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
  const isMit = /^(the )?mit license/i.test(notices[0] ?? '');
  return {
    name: name as string,
    version: version as string,
    license: (data.license ?? (isMit ? 'MIT' : 'no license named')) as string,
    /** The texts of its license files. */
    notices,
    owner: author?.name ?? author ?? `the authors of ${name}`,
    /** Where the registry has it; `undefined` for files that are part of this project. */
    purl: isOurs ? undefined : `pkg:npm/${name.replace('@', '%40')}@${version}`,
    /** The hash in the lock file, as hex. */
    sha512: integrity && Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
    /** The names of the packages it depends on. */
    dependencies: Object.keys(data.dependencies ?? {}),
  };
}

function noticesOf(packages: readonly Package[], locked: Locked): string {
  const parts = packages.map(({ name, version, license, owner, notices }) => [
    `${name} ${version} (${license})\n\n${'='.repeat(72)}`,
    ...(notices.length > 0 ? notices : [`Copyright (c) ${owner}`, termsOf(license, locked)]),
  ]);
  const intro = 'This site and its server contain parts of these packages.';
  return `${[intro, ...parts.map((part) => part.join('\n\n'))].join('\n\n\n')}\n`;
}

/** The terms of a license, from an installed package that includes them. */
function termsOf(license: string, locked: Locked): string {
  for (const [folder, { license: own }] of Object.entries(locked)) {
    if (own !== license || !existsSync(join(root, folder))) continue;
    const text = readPackage(folder).notices.find((text) => text.includes('Permission'));
    if (text) return text.slice(text.indexOf('Permission'));
  }
  throw new Error(`no package includes the terms of ${license}`);
}

/** https://cyclonedx.org/docs/1.6/json/ */
function componentsOf(packages: readonly Package[]) {
  const refOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const { name, version } = readJson('package.json');
  const ref = refOf({ name, version });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, name, version } },
    components: packages.map(({ name, version, license, purl, sha512 }) => ({
      type: 'library',
      'bom-ref': refOf({ name, version }),
      ...{ name, version, purl },
      licenses: [{ license: { id: license } }],
      ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    })),
    dependencies: [
      { ref, dependsOn: packages.map(refOf) },
      ...packages.map((one) => ({
        ref: refOf(one),
        dependsOn: packages.filter(({ name }) => one.dependencies.includes(name)).map(refOf),
      })),
    ],
  };
}
