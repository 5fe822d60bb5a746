import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { changelog, versions } from '../../src/contract/versions.ts';
import { quoteDocument } from '../../src/documents/answers.ts';
import { type CallExample, httpExamples, mcpExamples } from '../../src/documents/calls.ts';
import { titledBuild, usualBuild } from '../../src/documents/examples.ts';
import type { Build } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { quote } from '../../src/pricing/quote.ts';
import { browser } from '../support/browser.ts';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';

const service = served();
const chromium = browser();
const run = promisify(execFile);

/** The programs that examples are written for, and how to run a text with each. */
const programs = {
  shell: { file: 'sh', args: ['-c'], needs: 'curl' },
  javascript: { file: process.execPath, args: ['--input-type=module', '-e'], needs: 'node' },
} as const;

const isInstalled = (name: string) =>
  run(name, ['--version']).then(
    () => true,
    () => false,
  );

/** The output of an example that calls the service under test. */
async function output({ code, language }: CallExample): Promise<string> {
  const { file, args } = programs[language];
  const { stdout } = await run(file, [...args, code.replaceAll(service.baseUrl, service.address)]);
  return stdout.trim();
}

/** The catalog of the service under test. */
const here = () => openCatalog(catalog.book, service.baseUrl);

/** The output of programs for a build: its total and its link. */
function written(build: Build): string {
  const { price, orderUrl } = quoteDocument(here(), quote(here(), build));
  return `${price.total} ${orderUrl}`;
}

const titled = titledBuild(catalog);
const usual = usualBuild(catalog);
const { total } = quoteDocument(catalog, quote(catalog, usual)).price;

/** The required output of each example: a text, or some members of JSON. */
const outputs: Readonly<Record<string, () => string | object>> = {
  'first-call': () => ({ price: { total } }),
  'titles-call': () => ({ tabsPerSet: titled.tabs }),
  'delivery-call': () => ({ delivery_date: expect.any(String) }),
  fetch: () => written(usual),
  'mcp-client': () => written(titled),
  'mcp-call': () => ({ result: { structuredContent: { price: { total } } } }),
};

test.for(Object.entries(outputs))(
  'the example %s is on the page and does what it says',
  async ([id, expected], { skip }) => {
    const examples = [...httpExamples(here()), ...mcpExamples(here())];
    expect(examples.map(({ id }) => id)).toEqual(Object.keys(outputs));
    const example = examples.find((example) => example.id === id) as CallExample;
    const page = await (await service.fetch('/developers')).text();
    const shown = [...page.matchAll(/<pre><code>([^<]*)</g)].map(([, code = '']) => plain(code));
    expect(shown).toContain(example.code);
    const { language } = example;
    if (!(await isInstalled(programs[language].needs))) skip(`${language} cannot be run here`);
    const text = await output(example);
    const required = expected();
    if (typeof required === 'string') expect(text).toBe(required);
    else expect(JSON.parse(text)).toMatchObject(required);
  },
);

/** A text as it was before it became HTML. */
function plain(html: string): string {
  const characters = { lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", amp: '&' };
  return html.replace(/&([#\w]+);/g, (entity, name) => characters[name as 'lt'] ?? entity);
}

test('a call tried on the page is sent as its URL says, and shows the live answer or error', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.goto(`${service.address}/reference`);
  const call = page.locator('[data-try-call]').first();
  const status = call.getByRole('status');
  const shown = async () => JSON.parse(await call.locator('.answer').innerText());
  const build = { ...usual, tabs: 7 };
  await call.getByLabel('tabs').fill('7');
  await page.keyboard.press('Enter');
  await seen.text(status).toBe('Status 200');
  expect(await call.locator('[data-try-url]').innerText()).toContain('tabs=7');
  expect((await shown()).price.total).toBe(
    quoteDocument(catalog, quote(catalog, build)).price.total,
  );
  await call.getByLabel('sets', { exact: true }).selectOption('');
  await page.keyboard.press('Tab');
  await call.getByRole('button', { name: 'Send' }).press('Enter');
  await seen.text(status).toBe('Status 400');
  expect((await shown()).error).toContain('sets');
});

test('code is copied as shown', async () => {
  const { page } = await chromium.page(`${service.address}/robots.txt`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${service.address}/developers`);
  await page.getByRole('button', { name: 'Copy: A first call' }).press('Enter');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await page.locator('figure.code').first().innerText());
});

test('the changelog starts with the current versions', () => {
  const newest = (of: string) => changelog.find((release) => release.of === of)?.version;
  expect([newest('HTTP API'), newest('MCP server')]).toEqual([versions.api, versions.mcpServer]);
});
