import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createReceiver } from '../../deploy/receiver.mjs';
import type { DesignSubmission } from '../../src/contract/submission.ts';
import { addressOf } from '../../src/design/address.ts';
import type { Design } from '../../src/design/design.ts';
import { designSubmission, titlesCsv } from '../../src/designer/send/submission.ts';
import { idOf, submit } from '../../src/designer/send/submit.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { type DocumentSources, publishedDocuments } from '../../src/documents/published.ts';
import { colorsOf } from '../../src/layout/look.ts';
import { type Catalog, openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';
import { folderOfRun } from '../support/run.ts';
import { runs } from '../support/runs.ts';
import { design, designsOf } from './support.ts';

const sentAt = new Date('2026-11-22T16:00:00Z');
const contact = {
  ...{ name: 'Dana Okafor', email: 'dana@example.com', phone: '', company: 'Okafor Hale LLP' },
  address: '2100 North Sample Avenue\nChicago, IL 60614',
};
const sender = { id: 'one', sentAt: sentAt.toISOString(), contact };

function submissionOf(of: Design, shop: Catalog = catalog): DesignSubmission {
  return designSubmission(pageOf(shop, stateOf(of)), sender);
}

/** Checks what is sent against the schema that a shop publishes. */
function validatorOf(shop: SiteCatalog) {
  const document = publishedDocuments(shop).find(({ path }) => path === '/order.schema.json');
  const schema = JSON.parse(document?.text({} as DocumentSources) ?? '');
  return addFormats.default(new Ajv2020()).compile(schema);
}

test.each(shops)(
  'what is sent of %s equals the design, and fits the published schema',
  (_, book) => {
    const shop = openCatalog(book, 'https://tabs.test');
    const isValid = validatorOf(shop);
    fc.assert(
      fc.property(designsOf(shop), (of) => {
        const sent: DesignSubmission = JSON.parse(JSON.stringify(submissionOf(of, shop)));
        isValid(sent);
        expect(isValid.errors).toBe(null);
        const { product, sets, options, titles, colors, cut, type, body, delivery, job } = of;
        const look = { type, cutIsChosen: cut !== null, ...(cut !== null && { cut: `1/${cut}` }) };
        const quote = { product, sets, options, tabsPerSet: titles.length };
        expect(sent).toMatchObject({ quote, look, job, contact });
        expect(sent.delivery).toEqual(delivery);
        const isColored = colorsOf(shop.book.products[product], options).length > 0;
        expect(sent.titles.map(({ title, color }) => [title, color?.id])).toEqual(
          titles.map((title, tab) => [title.trim() && title, isColored ? colors[tab] : undefined]),
        );
        const artworkByEmail = body.artwork !== false;
        expect([undefined, { text: body.text, artworkByEmail }]).toContainEqual(sent.look.body);
        const { address, titles: apart } = addressOf(shop, of);
        if (!apart) expect(sent.quote.orderUrl).toBe(shop.baseUrl + address);
      }),
      runs(40),
    );
  },
);

test('an order without titles does not fit', () => {
  expect(validatorOf(catalog)({ ...submissionOf(design()), titles: [] })).toBe(false);
});

test('the titles are sent as a table that any spreadsheet reads', () => {
  const titles = ['Smith, Jones', 'He said "no"', '  ', 'Plain'];
  const colors = ['red', 'red', 'red', 'clear'];
  expect(titlesCsv(submissionOf(design({ titles, colors })))).toBe(
    'tab,title,color\r\n1,"Smith, Jones",Red\r\n2,"He said ""no""",Red\r\n3,,Red\r\n4,Plain,Clear\r\n',
  );
});

test('an id is the same for the same content on the same day', async () => {
  const later = new Date(sentAt.getTime() + 86_400_000);
  const ids = [
    idOf('A', contact, sentAt),
    idOf('A', { ...contact }, new Date(sentAt.getTime() + 60_000)),
    idOf('B', contact, sentAt),
    idOf('A', { ...contact, name: 'Ann' }, sentAt),
    idOf('A', contact, later),
  ];
  const [first, again, ...others] = await Promise.all(ids);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

describe('a receiver', () => {
  const folder = folderOfRun();
  const origin = 'https://tabs.test';
  const receiver = createReceiver({ folder, origins: [origin] });
  /** Receivers in trouble, by their path; any other is the one that we deploy. */
  const others: Readonly<Record<string, RequestListener>> = {
    '/html': (_, answer) => answer.end('<h1>Thanks!</h1>'),
    '/empty': (_, answer) => answer.end('{"reference":" "}'),
    '/long': (_, answer) => answer.end(`{"reference":"${'T'.repeat(81)}"}`),
    '/moved': (_, answer) => answer.writeHead(302, { location: '/' }).end(),
    '/fails': (_, answer) => answer.writeHead(500).end('{'),
    '/hangs-up': ({ socket }) => socket.destroy(),
    '/silent': () => {},
  };
  const server = createServer((request, response) => {
    const other = others[request.url ?? ''];
    if (other) other(request, response);
    else receiver.emit('request', request, response);
  });
  const { fetch } = globalThis;
  const send = (form: FormData, path = '/', from = origin) => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      fetch(url, { ...init, headers: { ...init.headers, origin: from } }),
    );
    const { port } = server.address() as AddressInfo;
    return submit(`http://127.0.0.1:${port}${path}`, form, 'The shop');
  };
  const form = () => {
    const parts = new FormData();
    const pdf = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' });
    parts.append('order', JSON.stringify(submissionOf(design())));
    parts.append('titles', new Blob(['tab,title,color\r\n']), 'titles.csv');
    parts.append('proofPreview', pdf, 'proof.pdf');
    parts.append('pressFile', pdf, 'press.pdf');
    return parts;
  };

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('gets no cookies of the buyer', async () => {
    const asked = vi.fn<typeof fetch>().mockRejectedValue(new Error());
    vi.stubGlobal('fetch', asked);
    await submit('https://shop.test/orders', form(), 'The shop');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  });

  test.each<[string, Parameters<typeof send>, RegExp]>([
    ['gets it from another site', [form(), '/', 'https://other.test'], /not expected/],
    ['answers HTML', [form(), '/html'], /no reference number/],
    ['answers an empty reference', [form(), '/empty'], /no reference/],
    ['answers a reference of 81 characters', [form(), '/long'], /no reference/],
    ['redirects', [form(), '/moved'], /^The shop couldn't take it/],
    ['fails', [form(), '/fails'], /^The shop couldn't take it/],
    ['hangs up', [form(), '/hangs-up'], /^We couldn't reach The shop/],
    ['never answers', [form(), '/silent'], /^The shop hasn't answered/],
  ])('that %s has not received it, and the page says why', async (_, sent, reason) => {
    const soon = AbortSignal.timeout(200);
    // On a busy machine the others take their time.
    if (sent[1] === '/silent') vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const outcome = await send(...sent);
    expect(outcome).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
  });
});
