import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';

/**
 * Receives finished orders and writes each into a folder of its own: `order.json`, the titles, the
 * proof preview, the press file and artwork, if any. See receiving-orders.md. To run it with Node 24:
 *
 *     ORIGINS=https://tabs.example.com ORDERS=/srv/orders PORT=4180 node deploy/receiver.ts
 *
 * It listens on this machine only: put a web server with TLS in front of it.
 */
interface ReceiverSettings {
  /** Where orders go. */
  readonly folder: string;
  /** The sites whose pages may send orders, such as `https://tabs.example.com`. */
  readonly origins: readonly string[];
}

const bytesMax = 64 * 1024 * 1024;

/** The files of an order, besides artwork; a by-quote request has none. */
const fileParts = ['titles', 'proofPreview', 'pressFile'] as const;

/** Something wrong with a request, with the status and the sentence to answer it with. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function createReceiver(settings: ReceiverSettings): Server {
  const server = createServer(async (request, response) => {
    const origin = request.headers.origin ?? '';
    if (settings.origins.includes(origin)) {
      response.setHeader('access-control-allow-origin', origin);
    }
    response.setHeader('vary', 'origin');
    try {
      answer(response, 200, { reference: await receive(request, origin, settings) });
    } catch (error) {
      const known = error instanceof Refusal;
      if (!known) console.error(error);
      const said = known ? error.message : "We couldn't store your order. Please try again.";
      answer(response, known ? error.status : 500, { error: said });
    }
  });
  server.requestTimeout = 120_000;
  return server;
}

async function receive(
  request: IncomingMessage,
  origin: string,
  { folder, origins }: ReceiverSettings,
): Promise<string> {
  if (request.method !== 'POST') throw new Refusal(405, 'Send orders by POST.');
  if (!origins.includes(origin)) throw new Refusal(403, 'Orders from this site are not expected.');
  const form = await formOf(request);
  const order = form.get('order');
  const { format, version, id, look } = orderOf(order);
  const isOrder = format === 'tabquote-order';
  const known = isOrder || format === 'tabquote-quote-request';
  if (!known || version !== 1 || typeof id !== 'string' || id === '') {
    throw new Refusal(422, 'This is not an order of a version that we know.');
  }
  const parts = look?.body?.artwork ? [...fileParts, 'artwork'] : fileParts;
  const files = isOrder ? parts.map((part) => fileOf(form, part)) : [];
  const digits = hash('sha256', id, 'hex').slice(0, 12).toUpperCase();
  const reference = `T-${digits.match(/.{4}/g)?.join('-')}`;
  await store(join(folder, reference), String(order), files);
  return reference;
}

/** Writes an order beside its place first, so that a folder is whole or absent. */
async function store(place: string, order: string, files: readonly File[]): Promise<void> {
  if (existsSync(place)) return;
  await mkdir(join(place, '..'), { recursive: true });
  const fresh = await mkdtemp(`${place}-`);
  try {
    await writeFile(join(fresh, 'order.json'), order);
    for (const file of files) {
      await writeFile(join(fresh, safeName(file.name)), Buffer.from(await file.arrayBuffer()));
    }
    await rename(fresh, place);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytesMax) throw new Refusal(413, 'This order is too large for us.');
    parts.push(part);
  }
  const type = request.headers['content-type'] ?? '';
  try {
    return await new Response(Buffer.concat(parts), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new Refusal(400, 'This is not a multipart form.');
  }
}

interface Order {
  readonly format?: unknown;
  readonly version?: unknown;
  readonly id?: unknown;
  readonly look?: { readonly body?: { readonly artwork?: unknown } };
}

function orderOf(part: unknown): Order {
  try {
    return JSON.parse(String(part)) ?? {};
  } catch {
    throw new Refusal(400, 'The part "order" has to be JSON.');
  }
}

function fileOf(form: FormData, part: string): File {
  const file = form.get(part);
  if (file instanceof File && file.size > 0) return file;
  throw new Refusal(422, `The file "${part}" is missing.`);
}

/** A name without folders, which every system can store. */
function safeName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}.-]+/gu, '-')
      .replace(/^\.+/, '')
      .slice(-120) || 'file'
  );
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

if (import.meta.main) {
  const { ORIGINS = '', ORDERS = 'orders', PORT = '4180' } = process.env;
  const origins = ORIGINS.split(/[\s,]+/).filter((origin) => origin !== '');
  const odd = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (origins.length === 0 || odd !== undefined) {
    stop(
      `ORIGINS is "${odd ?? ''}": write your site's address without a path, such as https://tabs.example.com`,
    );
  }
  if (!(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    stop(`PORT is "${PORT}": write a number from 0 to 65535, such as 4180`);
  }
  const folder = resolve(ORDERS);
  await mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .catch(() => stop(`ORDERS is "${ORDERS}": nothing can be written there`));
  createReceiver({ folder, origins })
    .once('error', ({ message }) => stop(`The receiver can't listen on port ${PORT}: ${message}`))
    .listen(Number(PORT), '127.0.0.1', () => {
      console.log(`Orders from ${origins.join(' and ')} go to ${folder}`);
    });
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
