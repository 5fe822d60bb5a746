import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createReceiver } from '../../deploy/receiver.ts';
import type { DesignSubmission } from '../../src/contract/submission.ts';
import { addressOf } from '../../src/designer/address/write.ts';
import { quoteSubmission } from '../../src/designer/quote-request/letter.ts';
import { contactFaults, noContact } from '../../src/designer/send/contact.ts';
import { designSubmission, titlesCsv } from '../../src/designer/send/submission.ts';
import { submit } from '../../src/designer/send/submit.ts';
import { appStateOf } from '../../src/designer/state/app-state.ts';
import type { Design } from '../../src/designer/state/design.ts';
import { sceneOf } from '../../src/designer/view/scene.ts';
import { type DocumentSources, publishedDocuments } from '../../src/documents/published.ts';
import { colorsOf } from '../../src/layout/look.ts';
import { type Catalog, openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { failures } from '../support/failures.ts';
import { folderOfRun } from '../support/run.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

const sentAt = new Date('2026-11-22T16:00:00Z');
const contact = {
  ...{ name: 'Dana Okafor', email: 'dana@example.com', phone: '', company: 'Okafor Hale LLP' },
  address: '2100 North Sample Avenue\nChicago, IL 60614',
};
const sender = { id: 'one', sentAt, contact };

function submissionOf(of: Design, shop: Catalog = catalog): DesignSubmission {
  return designSubmission(sceneOf(shop, appStateOf(of)), sender);
}

function schemaOf(shop: SiteCatalog) {
  const document = publishedDocuments(shop).find(({ path }) => path === '/order.schema.json');
  return JSON.parse(document?.text({} as DocumentSources) ?? '');
}

describe('what is sent', () => {
  test.each(shops)('of %s equals the design, field by field', (_, book) => {
    const shop = openCatalog(book, 'https://tabs.test');
    fc.assert(
      fc.property(designsOf(shop), (of) => {
        const sent = JSON.parse(JSON.stringify(submissionOf(of, shop))) as DesignSubmission;
        const { product, sets, options, titles, colors, cut, type, body, delivery, job } = of;
        expect(sent.quote).toMatchObject({ product, sets, options, tabsPerSet: titles.length });
        expect(sent.titles.map(({ title }) => title)).toEqual(
          titles.map((title) => (title.trim() === '' ? '' : title)),
        );
        const isColored = colorsOf(shop.book.products[product], options).length > 0;
        expect(sent.titles.map(({ color }) => color?.id)).toEqual(
          colors.map((id) => (isColored ? id : undefined)),
        );
        expect(sent.look).toMatchObject({ type, cutIsChosen: cut !== null });
        if (cut !== null) expect(sent.look.cut).toBe(`1/${cut}`);
        const artworkByEmail = body.isArtwork || body.artwork !== undefined;
        expect([undefined, { text: body.text, artworkByEmail }]).toContainEqual(sent.look.body);
        expect({ ...sent.delivery }).toEqual(delivery);
        expect(sent.job).toEqual(job);
        expect(sent.contact).toEqual(contact);
        const cents = (amount: number) => Math.round(amount * 100);
        expect(sent.quote.breakdown.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(
          cents(sent.quote.price.total),
        );
        const { address, lacksTitles } = addressOf(shop, of);
        if (!lacksTitles) expect(sent.quote.orderUrl).toBe(shop.baseUrl + address);
      }),
      runs(40),
    );
  });

  test('fits the published schema, in every shop', async () => {
    const check = ([, book]: (typeof shops)[number]) => {
      const shop = openCatalog(book, 'https://tabs.test');
      const ajv = addFormats.default(new Ajv2020());
      const isValid = ajv.compile(schemaOf(shop));
      fc.assert(
        fc.property(designsOf(shop), (of) => {
          isValid(submissionOf(of, shop));
          expect(isValid.errors).toBe(null);
        }),
        runs(8),
      );
      expect(isValid({ ...submissionOf(design()), titles: [] })).toBe(false);
      const request = {
        wishes: ['PMS'],
        fields: { from: 'Dana', email: 'd@example.com', sets: '' },
        message: '',
      };
      expect(isValid(quoteSubmission(request, 'two', sentAt))).toBe(true);
    };
    expect(await failures(shops, ([name]) => name, check)).toEqual([]);
  });

  test('has the titles as a table that any spreadsheet reads', () => {
    const titles = ['Smith, Jones', 'He said "no"', '', 'Plain'];
    const colors = ['red', 'red', 'red', 'clear'];
    expect(titlesCsv(submissionOf(design({ titles, colors })))).toBe(
      'tab,title,color\r\n1,"Smith, Jones",Red\r\n2,"He said ""no""",Red\r\n3,,Red\r\n4,Plain,Clear\r\n',
    );
  });
});

test.each([
  [{}, '', []],
  [{ name: ' ' }, '', ['name']],
  [{ email: 'dana@example' }, '', ['email']],
  [{ address: '', email: '' }, '', ['email', 'address']],
  [{}, '60614', []],
  [{}, '60601', ['address']],
])('a contact with %j and dates for "%s" has %j wrong', (over, zip, wrong) => {
  expect(Object.keys(contactFaults({ ...contact, ...over }, zip))).toEqual(wrong);
  expect(contactFaults(noContact, '')).not.toEqual({});
});

describe('a receiver', () => {
  const folder = folderOfRun();
  const origin = 'https://tabs.test';
  const servers: Server[] = [];
  const listening = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const answering = (listener: RequestListener) => listening(createServer(listener));
  const { fetch } = globalThis;
  const send = (url: string, form: FormData, from = origin) => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      fetch(url, { ...init, headers: { ...init.headers, origin: from } }),
    );
    return submit(url, form, 'The shop');
  };
  const pdf = () => new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' });
  const form = (over: Readonly<Record<string, string | undefined>> = {}) => {
    const parts = new FormData();
    const order = over.order ?? JSON.stringify(submissionOf(design()));
    parts.append('order', order);
    parts.append('titles', new Blob(['tab,title,color\r\n']), 'titles.csv');
    parts.append('proofPreview', pdf(), '../../proof.pdf');
    if (!('pressFile' in over)) parts.append('pressFile', pdf(), 'prüfung.pdf');
    return parts;
  };
  let receiver = '';

  beforeAll(async () => {
    receiver = await listening(createReceiver({ folder, origins: [origin] }));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  test('stores an order once, under the reference that it answers', async () => {
    const first = await send(receiver, form());
    const again = await send(receiver, form());
    expect(first).toEqual({ kind: 'received', reference: expect.stringMatching(/^T-[\dA-F-]+$/) });
    expect(again).toEqual(first);
    const [name = '', ...others] = readdirSync(folder);
    expect([name, others]).toEqual(['reference' in first && first.reference, []]);
    const files = readdirSync(join(folder, name));
    expect(files.toSorted()).toEqual(['-..-proof.pdf', 'order.json', 'prüfung.pdf', 'titles.csv']);
    expect(JSON.parse(readFileSync(join(folder, name, 'order.json'), 'utf8')).id).toBe('one');
  });

  test.each<[string, FormData, string, RegExp]>([
    ['without a file', form({ pressFile: undefined }), origin, /The file "pressFile" is missing/],
    ['that is no JSON', form({ order: '{' }), origin, /has to be JSON/],
    ['of another version', form({ order: '{"version":9}' }), origin, /not an order of a version/],
    ['from another site', form(), 'https://other.test', /not expected/],
  ])('refuses an order %s, and says why', async (_, parts, from, reason) => {
    const outcome = await send(receiver, parts, from);
    expect(outcome).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
  });

  test.each<[string, RequestListener, RegExp]>([
    ['answers HTML', (_, answer) => answer.end('<h1>Thanks!</h1>'), /no reference number/],
    ['answers an empty reference', (_, answer) => answer.end('{"reference":" "}'), /no reference/],
    [
      'redirects',
      (_, answer) => answer.writeHead(302, { location: receiver }).end(),
      /^The shop couldn't take it/,
    ],
    ['fails', (_, answer) => answer.writeHead(500).end('{'), /^The shop couldn't take it/],
    ['hangs up', ({ socket }) => socket.destroy(), /^We couldn't reach The shop/],
    ['never answers', () => {}, /^The shop hasn't answered/],
  ])('that %s has not received it', async (_, listener, reason) => {
    const url = await answering(listener);
    const soon = AbortSignal.timeout(2_000);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const outcome = await send(url, form());
    expect(outcome).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
  });
});
