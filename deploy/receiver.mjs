import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, realpathSync } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Receives finished orders and writes each into a folder of its own, with names that the sender
 * can't choose. It needs Node 18 or later and nothing else:
 *
 *     ORIGINS=https://tabs.example.com ORDERS=/srv/orders PORT=4180 node receiver.mjs
 *
 * It listens on this machine only: put a web server with TLS in front of it. receiving-orders.md
 * says how.
 *
 * @typedef {object} ReceiverSettings
 * @property {string} folder where orders go
 * @property {readonly string[]} origins the sites whose pages may send orders, such as
 *   `https://tabs.example.com`
 * @property {(order: string) => void} [onOrder] called with the folder of each new order
 *
 * @typedef {{ name: string, content: string | Buffer }} StoredFile
 */

const bytesMax = 25 * 1024 * 1024;
const uploadsMax = 2;

/** The files of an order besides artwork, by their parts; a by-quote request has none. */
const fileNames = {
  titles: 'titles.csv',
  proofPreview: 'proof-preview.pdf',
  pressFile: 'press-file.pdf',
};

/** Something wrong with a request, with the status and the sentence to answer it with. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {ReceiverSettings} settings */
export function createReceiver(settings) {
  let uploads = 0;
  const server = createServer(async (request, response) => {
    /** @type {(status: number, body: object) => void} */
    const answer = (status, body) => {
      const { origin = '' } = request.headers;
      const isKnown = settings.origins.includes(origin);
      response.writeHead(status, {
        'content-type': 'application/json',
        vary: 'origin',
        ...(isKnown && { 'access-control-allow-origin': origin }),
        ...(status === 503 && { 'retry-after': '10' }),
      });
      response.end(JSON.stringify(body));
      // Reads what is left, so that the sender sees the answer.
      request.resume();
    };
    uploads += 1;
    try {
      if (uploads > uploadsMax) {
        throw new Refusal(
          503,
          'Other orders are arriving right now. Please try again in a minute.',
        );
      }
      answer(200, { reference: await receive(request, settings) });
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { error: error.message });
      console.error(error);
      answer(500, { error: "We couldn't store your order. Please try again." });
    } finally {
      uploads -= 1;
    }
  });
  server.requestTimeout = 120_000;
  return server;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {ReceiverSettings} settings
 */
async function receive(request, { folder, origins, onOrder }) {
  const { origin = '' } = request.headers;
  if (request.method !== 'POST') throw new Refusal(405, 'Send orders by POST.');
  if (!origins.includes(origin)) throw new Refusal(403, 'Orders from this site are not expected.');
  const form = await formOf(request);
  const text = form.get('order');
  const order = orderOf(text);
  const isOrder = order.format === 'tabquote-order';
  const known = isOrder || order.format === 'tabquote-quote-request';
  if (!known || order.version !== 1 || typeof order.id !== 'string' || order.id === '') {
    throw new Refusal(422, 'This is not an order of a version that we know.');
  }
  const digits = createHash('sha256').update(order.id).digest('hex').slice(0, 12).toUpperCase();
  const reference = `T-${digits.match(/.{4}/g)?.join('-')}`;
  const place = join(folder, reference);
  const stored = await store(place, [
    { name: 'order.json', content: String(text) },
    { name: 'order.txt', content: inWords(order, reference, origin) },
    ...(isOrder ? await filesOf(form, order) : []),
  ]);
  if (stored) onOrder?.(place);
  return reference;
}

/** @param {import('node:http').IncomingMessage} request */
async function formOf(request) {
  const tooLarge = new Refusal(413, 'This order is too large for us: send at most 25 MB.');
  if (Number(request.headers['content-length']) > bytesMax) throw tooLarge;
  /** @type {Buffer} */
  const body = await new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    let parts = [];
    let size = 0;
    request.on('data', (part) => {
      size += part.length;
      if (size <= bytesMax) return parts.push(part);
      parts = [];
      return reject(tooLarge);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', () => reject(new Refusal(400, 'The order is not whole.')));
  });
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new Refusal(400, 'This is not a multipart form.');
  }
}

/**
 * @param {unknown} part
 * @returns {Record<string, any>}
 */
function orderOf(part) {
  try {
    return Object(JSON.parse(String(part)));
  } catch {
    throw new Refusal(400, 'The part "order" has to be JSON.');
  }
}

/**
 * @param {FormData} form
 * @param {Record<string, any>} order
 * @returns {Promise<StoredFile[]>}
 */
async function filesOf(form, order) {
  const files = [];
  for (const [part, name] of Object.entries(fileNames)) {
    const content = await contentOf(form, part);
    if (!content) throw new Refusal(422, `The file "${part}" is missing.`);
    if (name.endsWith('.pdf') && typeOf(content) !== 'pdf') {
      throw new Refusal(422, `The file "${part}" is not a PDF.`);
    }
    files.push({ name, content });
  }
  const artwork = await contentOf(form, 'artwork');
  if (!artwork && order.look?.body?.artwork) throw new Refusal(422, 'The artwork is missing.');
  if (!artwork) return files;
  const type = typeOf(artwork);
  if (!type) throw new Refusal(422, 'The artwork is not a PNG, JPEG, SVG or PDF.');
  return [...files, { name: `artwork.${type}`, content: artwork }];
}

/**
 * @param {FormData} form
 * @param {string} part
 */
async function contentOf(form, part) {
  const file = form.get(part);
  if (file === null || typeof file === 'string' || file.size === 0) return undefined;
  return Buffer.from(await file.arrayBuffer());
}

/**
 * What a file is by its first bytes, whatever its name and type say.
 *
 * @param {Buffer} content
 */
function typeOf(content) {
  const start = content.toString('latin1', 0, 1024);
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  const isMarkup = /^(\xef\xbb\xbf)?\s*</.test(start);
  return isMarkup && /<svg[\s>]/.test(start) ? 'svg' : undefined;
}

/**
 * Writes an order next to its place first, so that a folder is whole or absent.
 *
 * @param {string} place
 * @param {readonly StoredFile[]} files
 * @returns {Promise<boolean>} whether it is new
 */
async function store(place, files) {
  if (existsSync(place)) return false;
  const fresh = await mkdtemp(`${place}-`);
  try {
    for (const { name, content } of files) await writeFile(join(fresh, name), content);
    await rename(fresh, place);
    return true;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
    return false;
  }
}

/**
 * An order for people. Whatever it says comes from the sender.
 *
 * @param {Record<string, any>} order
 * @param {string} reference
 * @param {string} origin the site it comes from
 */
function inWords(order, reference, origin) {
  const { contact = {}, job = {}, lines, titles, wishes, quote } = order;
  /** @type {(label: string, value: unknown) => string[]} */
  const line = (label, value) => {
    const text = plain(value).split('\n').join('\n    ');
    return text === '' ? [] : [`${label}: ${text}`];
  };
  const link = plain(quote?.orderUrl);
  return [
    `${titles ? 'Order' : 'Request for a quote'} ${reference}`,
    `Received ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    ...line('Name', contact.name),
    ...line('E-mail', contact.email),
    ...line('Phone', contact.phone),
    ...line('Company', contact.company),
    ...line('Address', contact.address),
    ...line('Job', job.name),
    ...line('PO number', job.po),
    ...line('Notes', job.notes),
    ...line('Needed by', order.delivery?.neededBy),
    '',
    ...list(wishes).map(plain),
    ...list(lines).flatMap((one) => line(plain(one?.label), one?.text)),
    ...line('Details', order.details),
    '',
    ...list(titles).map((one, at) => `${at + 1}. ${titleOf(one) || '(blank)'}${colorOf(one)}`),
    '',
    // A link to elsewhere is not the buyer's design.
    ...(link.startsWith(`${origin}/`) ? line('Open the design', link) : []),
    "Prices are as the buyer's browser sent them: open the design before you send an invoice.",
    '',
  ].join('\n');
}

/** @param {any} title */
function titleOf(title) {
  return plain(title?.title).replace(/\n+/g, ' / ');
}

/** @param {any} title */
function colorOf(title) {
  const name = plain(title?.color?.name);
  return name === '' ? '' : ` (${name})`;
}

/**
 * @param {unknown} value
 * @returns {readonly any[]}
 */
function list(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * A text without characters that a terminal or a mail program would obey.
 *
 * @param {unknown} value
 */
function plain(value) {
  return typeof value === 'string' ? value.replace(/[^\P{C}\n]/gu, ' ').trim() : '';
}

/**
 * Runs ON_ORDER for an order, in its folder. Nothing that a sender writes is part of the command or
 * its environment.
 *
 * @param {string} command
 * @returns {(order: string) => void}
 */
function runner(command) {
  return (order) => {
    const failed = (/** @type {unknown} */ reason) =>
      console.error(`ON_ORDER failed (${reason}) for ${order}: run it again in this folder`);
    spawn(command, { shell: true, cwd: order, stdio: ['ignore', 'inherit', 'inherit'] })
      .once('error', ({ message }) => failed(message))
      .once('exit', (code, signal) => code !== 0 && failed(signal ?? `exit code ${code}`));
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { ORIGINS = '', ORDERS = 'orders', PORT = '4180', ON_ORDER } = process.env;
  const origins = ORIGINS.split(/[\s,]+/).filter((origin) => origin !== '');
  const odd = origins.find((origin) => originOf(origin) !== origin);
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
  const onOrder = ON_ORDER ? runner(ON_ORDER) : undefined;
  const server = createReceiver({ folder, origins, onOrder });
  server
    .once('error', ({ message }) => stop(`The receiver can't listen on port ${PORT}: ${message}`))
    .listen(Number(PORT), '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      console.log(`Orders from ${origins.join(' and ')} go to ${folder} on port ${port}`);
    });
}

/** @param {string} text */
function originOf(text) {
  try {
    return new URL(text).origin;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
