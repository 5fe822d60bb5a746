import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changelog, versions } from '../../src/contract/versions.ts';
import { toolDocuments } from '../../src/documents/mcp.ts';
import { openApi } from '../../src/documents/openapi.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts } from '../shops/two-products.ts';

/**
 * The developers page promises never to remove or change a field within a version. The file lists
 * the fields of each version with their types; `npm run golden` adds to it and never removes.
 */
const file = new URL('../golden/fields.json', import.meta.url);
const catalog = openCatalog(twoProducts, 'https://tabs.example');
const published: Readonly<Record<string, readonly string[]>> = {
  [`HTTP API ${versions.api}`]: fieldsIn(openApi(catalog, [])),
  [`MCP server ${versions.mcpServer}`]: fieldsIn(toolDocuments(catalog)),
};

test('no field is removed or changed within a version', async () => {
  const recorded: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const lost = Object.entries(published).flatMap(([version, fields]) =>
    (recorded[version] ?? []).filter((field) => !fields.includes(field)),
  );
  expect(lost).toEqual([]);
  const all = Object.entries(published).map(([version, fields]) => [
    version,
    [...new Set([...(recorded[version] ?? []), ...fields])].sort(),
  ]);
  const text = `${JSON.stringify({ ...recorded, ...Object.fromEntries(all) }, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../golden/fields.json');
});

test('the changelog has one entry per version, and names every parameter, argument and member of an answer', () => {
  const entries = changelog.map(({ of, version }) => `${of} ${version}`);
  expect(entries).toEqual([...new Set(entries)]);
  for (const version of [versions.api, versions.mcpServer])
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { paths, components } = openApi(catalog, []);
  const parameters = Object.values(paths).flatMap(({ get }) => get.parameters);
  const tools = toolDocuments(catalog);
  const schemas = tools.flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema]);
  const unnamed = (of: string, names: readonly string[]) => {
    const changes = changelog.filter((release) => release.of === of).flatMap((one) => one.changes);
    const words = new Set(changes.join(' ').match(/\w+/g));
    return names.filter((name) => !words.has(name) && !catalog.optionKeys.includes(name));
  };
  const membersOf = (all: readonly { properties?: object }[]) =>
    all.flatMap(({ properties = {} }) => Object.keys(properties));
  const http = [
    ...parameters.map(({ name }) => name),
    ...membersOf(Object.values(components.schemas)),
  ];
  expect(unnamed('HTTP API', http)).toEqual([]);
  const own = membersOf(schemas).filter((name) => !http.includes(name));
  const given = membersOf(tools.map(({ inputSchema }) => inputSchema));
  expect(unnamed('MCP server', [...own, ...given, ...tools.map(({ name }) => name)])).toEqual([]);
});

function fieldsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? (item?.name ?? '*') : key;
    const isField = /\/(properties|parameters)$/.test(path);
    const type = item?.type ?? item?.schema?.type ?? 'any';
    return [...(isField ? [`${path}/${name}: ${type}`] : []), ...fieldsIn(item, `${path}/${name}`)];
  });
}
