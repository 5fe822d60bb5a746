import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string }[];
}

/**
 * Writes `dist/sbom.cdx.json`, the CycloneDX list of the packages the service is built from: the
 * output of `npm sbom` without development packages and without fields that change on every run.
 */
export function sbom(): AstroIntegration {
  return {
    name: 'sbom',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeFileSync(
          new URL('../sbom.cdx.json', dir),
          `${JSON.stringify(shipped(npmSbom()), null, 1)}\n`,
        ),
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a CycloneDX document
function npmSbom(): any {
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--include=dev'];
  return JSON.parse(
    execFileSync('npm', ['sbom', ...options], {
      cwd: new URL('../../../', import.meta.url),
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 50_000_000,
    }),
  );
}

/**
 * `npm sbom --omit dev` also omits packages that development shares with the service, so filter
 * here.
 */
function shipped({ serialNumber: _, ...list }: ReturnType<typeof npmSbom>) {
  const { timestamp: _at, tools: _by, ...metadata } = list.metadata;
  metadata.component.name = 'tabquote';
  const components = list.components.filter((component: Component) => !isForDevelopment(component));
  const refs = new Set(components.map((component: Component) => component['bom-ref']));
  refs.add(metadata.component['bom-ref']);
  const dependencies = list.dependencies
    .filter(({ ref }: { ref: string }) => refs.has(ref))
    .map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => ({
      ref,
      dependsOn: dependsOn.filter((dependency) => refs.has(dependency)),
    }));
  return { ...list, metadata, components, dependencies };
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}
