import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReceiver } from '../../deploy/receiver.mjs';
import { folderOfRun } from '../support/run.ts';

const folder = folderOfRun();
const origin = 'https://tabs.test';
const stored: string[] = [];
const receiver = createReceiver({
  folder,
  origins: [origin],
  onOrder: (place: string) => stored.push(place),
});

beforeAll(() => once(receiver.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const pdf = '%PDF-1.7\n%%EOF';
const order = {
  ...{ format: 'tabquote-order', version: 1, id: 'one' },
  contact: { name: 'Dana\nBcc: x@example.com', email: 'dana@example.com', address: '1 Main\nTown' },
  job: { name: 'Closing', po: '', notes: '' },
  quote: { orderUrl: `${origin}/configure/paper?tabs=2&sets=25` },
  titles: [{ title: 'First\nline', color: { name: 'Red' } }, { title: '' }],
  lines: [{ label: 'Total', text: '$1.00\u001b[2J' }],
};

type Parts = Readonly<Record<string, string | readonly [name: string, content: string]>>;

const whole: Parts = {
  order: JSON.stringify(order),
  titles: ['order.json', 'tab,title,color\r\n'],
  proofPreview: ['../../proof.pdf', pdf],
  pressFile: ['press.hta', pdf],
};

function url(): string {
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;
}

async function send(parts: Parts, headers: HeadersInit = { origin }, to = url()) {
  const body = new FormData();
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === 'string') body.append(part, value);
    else body.append(part, new Blob([Buffer.from(value[1], 'latin1')]), value[0]);
  }
  const response = await fetch(to, { method: 'POST', body, headers });
  const { reference = '', error = '' } = (await response.json()) as Record<string, string>;
  return { status: response.status, reference, error };
}

const withOrder = (over: object): Parts => ({
  ...whole,
  order: JSON.stringify({ ...order, ...over }),
});
const textOf = (reference: string, file = 'order.txt') =>
  readFileSync(join(folder, reference, file), 'utf8');
const filesOf = (reference: string) => readdirSync(join(folder, reference)).toSorted();

test('an order is stored once, under names and in words that the sender has no part in', async () => {
  const { status, reference } = await send(whole);
  expect([status, (await send(whole)).reference]).toEqual([200, reference]);
  const files = ['order.json', 'order.txt', 'press-file.pdf', 'proof-preview.pdf', 'titles.csv'];
  expect(filesOf(reference)).toEqual(files);
  expect(readdirSync(folder)).toEqual([reference]);
  expect(JSON.parse(textOf(reference, 'order.json')).id).toBe('one');
  expect(stored).toEqual([join(folder, reference)]);
  expect(textOf(reference).replace(/Received .*/, 'Received')).toBe(`Order ${reference}
Received

Name: Dana
    Bcc: x@example.com
E-mail: dana@example.com
Address: 1 Main
    Town
Job: Closing

Total: $1.00 [2J

1. First / line (Red)
2. (blank)

Open the design: https://tabs.test/configure/paper?tabs=2&sets=25
Prices are as the buyer's browser sent them: open the design before you send an invoice.
`);
  const elsewhere = withOrder({ id: 'else', quote: { orderUrl: 'https://tabs.test.evil.test/' } });
  expect(textOf((await send(elsewhere)).reference)).not.toContain('evil');
});

test("the buyer's artwork is stored as what it is, whatever its name says", async () => {
  const kinds = {
    png: ['art.exe', '\x89PNG\r\n\x1a\n'],
    jpg: ['order.txt', '\xff\xd8\xff\xe0'],
    svg: ['../x.html', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    pdf: ['x.pdf', pdf],
  } as const;
  for (const [type, artwork] of Object.entries(kinds)) {
    const { reference } = await send({ ...withOrder({ id: type }), artwork });
    const stored = join(folder, reference, `artwork.${type}`);
    expect(readFileSync(stored, 'latin1')).toBe(artwork[1]);
  }
});

test('a by-quote request has no files', async () => {
  const request = { format: 'tabquote-quote-request', id: 'q', titles: undefined, wishes: ['PMS'] };
  const { reference } = await send({ order: withOrder(request).order as string });
  expect(filesOf(reference)).toEqual(['order.json', 'order.txt']);
  expect(textOf(reference)).toMatch(/^Request for a quote T-.*\nPMS\n/s);
});

test.each<[string, Parts, number]>([
  ['The file "pressFile" is missing', { ...whole, pressFile: 'text' }, 422],
  ['The file "proofPreview" is not a PDF', { ...whole, proofPreview: ['a.pdf', '<html>'] }, 422],
  ['The artwork is not a PNG', { ...whole, artwork: ['a.png', 'MZ'] }, 422],
  ['The artwork is missing', withOrder({ look: { body: { artwork: {} } } }), 422],
  ['has to be JSON', { ...whole, order: '{' }, 400],
  ['not an order of a version', { ...whole, order: 'null' }, 422],
  ['not an order of a version', withOrder({ version: 9 }), 422],
  ['not an order of a version', withOrder({ id: '' }), 422],
])('refuses with "%s"', async (reason, parts, status) => {
  const before = readdirSync(folder);
  const changed = parts.order === whole.order ? withOrder({ id: reason }).order : parts.order;
  const answer = await send({ ...parts, ...(changed && { order: changed }) });
  expect(answer).toEqual({ status, reference: '', error: expect.stringContaining(reason) });
  expect(readdirSync(folder)).toEqual(before);
});

test('refuses other sites, other methods, what is no form, and more than 25 MB', async () => {
  expect(await send(whole, { origin: 'https://other.test' })).toMatchObject({ status: 403 });
  const large = '%PDF-'.padEnd(25 * 1024 * 1024, ' ');
  expect(await send({ ...whole, pressFile: ['p.pdf', large] })).toMatchObject({ status: 413 });
  const streamed = new Blob([large, large]).stream();
  const inits: [RequestInit & { duplex?: 'half' }, number][] = [
    [{}, 405],
    [{ method: 'POST', body: 'x' }, 400],
    [{ method: 'POST', body: streamed, duplex: 'half' }, 413],
  ];
  for (const [init, status] of inits)
    expect((await fetch(url(), { ...init, headers: { origin } })).status).toBe(status);
});

test('reads two uploads at once; a third is asked to come back', async () => {
  const { port } = receiver.address() as AddressInfo;
  const slow = [1, 2].map(() => connect(port, '127.0.0.1'));
  for (const socket of slow) {
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Length: 9\r\n\r\n1`);
  }
  await expect.poll(async () => (await send(whole)).status).toBe(503);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await send(whole)).status).toBe(200);
});

const program = fileURLToPath(new URL('../../deploy/receiver.mjs', import.meta.url));
const mailer = fileURLToPath(new URL('../../deploy/mail-order.mjs', import.meta.url));

test('started as the guide says, it runs ON_ORDER for an order: the recipe mails it', async () => {
  // Stands in for sendmail: writes the mail to a file.
  const cwd = folderOfRun({
    sendmail: '#!/bin/sh\ncat > "$0.eml.new" && mv "$0.eml.new" "$0.eml"\n',
  });
  chmodSync(join(cwd, 'sendmail'), 0o755);
  const env = {
    ...process.env,
    ...{ ORIGINS: origin, PORT: '0', ON_ORDER: `"${process.execPath}" "${mailer}"` },
    ...{ MAIL_TO: 'orders@example.com', SENDMAIL: `"${join(cwd, 'sendmail')}" -t -i` },
  };
  const child = spawn(process.execPath, [program], { cwd, env });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toContain(`Orders from ${origin} go to ${join(cwd, 'orders')} on port `);
  const port = /port (\d+)/.exec(String(line))?.[1];
  await send(withOrder({ id: 'mailed' }), { origin }, `http://127.0.0.1:${port}`);
  const mail = join(cwd, 'sendmail.eml');
  await expect.poll(() => existsSync(mail)).toBe(true);
  child.kill();
  const [head = '', ...parts] = readFileSync(mail, 'utf8').split(/\n\n|--order-T-\S+\n/);
  const [reference = ''] = readdirSync(join(cwd, 'orders'));
  expect(head).toContain(`To: orders@example.com\nFrom: orders@example.com
Reply-To: dana@example.com\nSubject: Order ${reference}\n`);
  const texts = parts.map((part) => Buffer.from(part, 'base64').toString());
  expect(texts.join()).toContain(`Order ${reference}\nReceived`);
  expect(parts.join().match(/filename="[^"]+"/g)).toEqual(
    ['titles.csv', 'proof-preview.pdf', 'press-file.pdf'].map(
      (f) => `filename="${reference}-${f}"`,
    ),
  );
});

test('it starts only with settings under which orders arrive', () => {
  const ORIGINS = 'https://tabs.example.com';
  const cases: [NodeJS.ProcessEnv, string][] = [
    [{ ORIGINS: `${ORIGINS} tabs.example.com` }, 'ORIGINS is "tabs.example.com": write'],
    [{ ORIGINS, PORT: 'abc' }, 'PORT is "abc": write a number'],
    [{ ORIGINS, ORDERS: process.execPath }, 'nothing can be written there'],
  ];
  for (const [env, reason] of cases) {
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folderOfRun(), env });
    expect([status, String(stderr)]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(String(stderr)).toContain(reason);
  }
});
