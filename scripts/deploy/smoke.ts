import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endpointPaths, pagePaths, productPricesPath } from '../../src/contract/paths.ts';
import { designerPath, priceQuery } from '../../src/order/path.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import type { Catalog } from '../../src/pricing/catalog.ts';
import { priceAt } from '../../src/pricing/quote.ts';

/**
 * Starts a built service on a free port, and compares its prices of every product and quantity
 * with the book's. Every kind of page has to answer too.
 *
 * @returns the number of answers that were right.
 * @throws if the service doesn't start, or with the first wrong answer.
 */
export async function smokeTest(dist: string, catalog: Catalog): Promise<number> {
  const service = spawn(process.execPath, [join(dist, 'server/entry.mjs')], {
    env: { HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = `http://127.0.0.1:${await listeningPort(service.stdout)}`;
    const pages = catalog.productIds.flatMap((id) => [productPricesPath(id), designerPath(id)]);
    const paths = [...Object.values(pagePaths), ...pages, endpointPaths.health];
    for (const path of paths) await answerOf(address + path);
    const builds = catalog.productIds.flatMap((id) =>
      catalog.products[id].quantities.map((sets) => defaultBuild(catalog, id, undefined, sets)),
    );
    for (const build of builds) {
      const path = `${endpointPaths.price}?${priceQuery(catalog, build)}`;
      const { totalCents } = priceAt(catalog.products[build.product], build, build.sets);
      const { price } = await (await answerOf(address + path)).json();
      if (Math.round(price.total * 100) !== totalCents) {
        throw new Error(`${path} answers ${price.total} USD instead of ${totalCents / 100} USD.`);
      }
    }
    return paths.length + builds.length;
  } finally {
    service.kill();
  }
}

async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers with status ${answer.status}.`);
  return answer;
}

/** Reads the port from a starting service's output. */
async function listeningPort(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const port = /^Tabquote listens at \S*:(\d+) /.exec(line)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error('The built service did not start.');
}
