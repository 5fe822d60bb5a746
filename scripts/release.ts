import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { parseArgs } from 'node:util';
import type { Book } from '../src/book/schema.ts';
import { releasedBook } from '../src/build/book-faults.ts';
import { book } from '../src/hosts/book.ts';
import { buildBaseUrl } from '../src/hosts/settings.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { copyEarlierAssets } from './deploy/earlier-assets.ts';
import { type ReleaseFolder, release, rollBack } from './deploy/folder.ts';
import { smokeTest } from './deploy/smoke.ts';
import { describeChange, diffPrices, printDiff } from './diff-prices.ts';
import { otherBook } from './other-shop.ts';
import { runProgram } from './program.ts';

const root = join(import.meta.dirname, '..');
/** The name of the site's file in nginx, as deploy/README.md has it. */
const nginxSite = '/etc/nginx/sites-available/tabquote';

/** Commits that may have what was rolled back are looked for among so many. */
const commitsMax = 30;

/** Lists the packages that a build is made of, in CycloneDX. */
const listPackages = 'sbom --sbom-format=cyclonedx --omit=dev --package-lock-only'.split(' ');

const usage = `npm run release -- [--largest-change 20%] [--instance 4321 --instance 4322]
npm run release -- --rollback

Checks the book, compares its prices with those of the last release, builds, tests the built
service, and replaces the instances on this machine one by one. Nothing changes for buyers until the
new build has passed, and the last release runs again if an instance doesn't answer.

--largest-change  the most that a price may change: 20% unless you say more
--rollback        goes back to the release before this one; again, forward
--to              the folder of releases: /opt/tabquote
--instance        the port of an instance; one option for each
--restart         restarts the instance on {port}: systemctl restart tabquote@{port}
--afterwards      runs at the end: empties nginx's cache if ${nginxSite} exists`;

const options = {
  'largest-change': { type: 'string', default: '20%' },
  rollback: { type: 'boolean' },
  to: { type: 'string', default: '/opt/tabquote' },
  instance: { type: 'string', multiple: true, default: ['4321', '4322'] as string[] },
  restart: { type: 'string' },
  afterwards: { type: 'string' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

await runProgram(
  async ({ values }) => {
    if (values.rollback) {
      await rollBack(releaseFolder(values));
      const running = releasedBook(join(values.to, 'dist'));
      if (running) console.log((await toRevert(running)).join('\n'));
      return;
    }
    const dist = join(root, 'dist');
    const running = join(values.to, 'dist');
    checkAgainst(running, values);
    const baseUrl = buildBaseUrl(process.env);
    if (baseUrl.startsWith('http://localhost')) {
      console.error(
        `Warning: every link will lead to ${baseUrl}. Set BASE_URL to your site's address.`,
      );
    }
    runStep('npm', ['run', '--silent', 'build']);
    copyEarlierAssets(running, dist);
    writeFileSync(join(dist, 'sbom.cdx.json'), execFileSync('npm', listPackages, { cwd: root }));
    await release(releaseFolder(values), dist, process.execPath, async (copy) => {
      const answers = await smokeTest(copy, openCatalog(book, ''));
      console.log(`${answers} answers of the new build are right.`);
    });
  },
  { usage, options },
);

/** Checks the book, and its prices against those of the last release. */
function checkAgainst(dist: string, given: Given): void {
  runStep(process.execPath, ['scripts/check-book.ts']);
  const last = releasedBook(dist);
  if (last) compare(last, given);
  else console.log('This is the first release: there are no earlier prices to compare with.');
}

/** @throws if a price changes more than allowed. */
function compare(last: Book, { 'largest-change': most }: Given): void {
  const diff = diffPrices(openCatalog(last, ''), openCatalog(book, ''));
  printDiff(diff);
  const limit = /^(\d+(?:\.\d+)?)%?$/.exec(most)?.[1];
  if (limit === undefined) throw new Error('Write --largest-change as a percentage, such as 20%.');
  const percent = Math.abs(diff.largest?.percent ?? 0);
  if (diff.largest && percent > Number(limit)) {
    throw new Error(
      `Not released: a price changes more than ${limit} %: ${describeChange(diff.largest)}. If you mean it, add --largest-change ${Math.ceil(percent)}%.`,
    );
  }
  if (diff.changesPrices && last.prices.date === book.prices.date) {
    throw new Error(
      `Not released: prices change, but their date is still ${last.prices.date}. Set \`date\` in src/shop/products/index.ts to the day from which they hold.`,
    );
  }
}

/** What to undo in git after going back to a release: else the next one publishes it again. */
async function toRevert(running: Book): Promise<string[]> {
  const wanted = JSON.stringify(running);
  if (JSON.stringify(book) === wanted) return [];
  const given = ['log', `-${commitsMax}`, '--format=%h %s', '--', 'src/shop'];
  const log = spawnSync('git', given, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n');
  const since: string[] = [];
  for (const line of log) {
    const [commit = ''] = line.split(' ');
    const shop = await otherBook(commit).catch(() => undefined);
    if (JSON.stringify(shop) === wanted) break;
    since.push(line);
  }
  const isFound = since.length < log.length;
  return [
    'src/shop still has what you rolled back: the next release publishes it again.',
    isFound && since.length === 0
      ? 'It was never committed: git checkout -- src/shop takes it back.'
      : isFound
        ? `Take it back with git revert --no-edit ${since.map((line) => line.split(' ')[0]).join(' ')}:`
        : 'See what to take back with git log -p -- src/shop.',
    ...(isFound ? since.map((line) => `  ${line}`) : []),
  ];
}

function releaseFolder({ to, instance, restart, afterwards }: Given): ReleaseFolder {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';
  const emptyCache = `${asRoot}sed -i 's/proxy_cache_key "[^ ]*/proxy_cache_key "{release}/' ${nginxSite} && ${asRoot}systemctl reload nginx`;
  return {
    folder: to,
    ports: instance.map(Number),
    restart: restart ?? `${asRoot}systemctl restart tabquote@{port}`,
    afterwards: afterwards ?? (existsSync(nginxSite) ? emptyCache : undefined),
    patienceSeconds: 30,
    log: console.log,
  };
}

function runStep(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Not released.');
}
