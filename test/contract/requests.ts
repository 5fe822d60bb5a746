import { readFileSync } from 'node:fs';
import { documentPaths } from '../../src/contract/paths.ts';
import { markdownPath, sitePages } from '../../src/documents/site-pages.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';
import { envelope } from '../mcp/messages.ts';

export type ContractRow = ReturnType<typeof contractRow>;

const shared = {
  '{rpc}': 'content-type: application/json | accept: application/json, text/event-stream',
  '{order}': 'cache-control: private, no-store | x-robots-tag: noindex | vary: Accept | etag: -',
  '{envelope}': JSON.stringify(envelope),
  // A page allows no inline code, framing or foreign source.
  '{policy}':
    "content-security-policy: /^(?!.*(unsafe|http))default-src 'none'.*connect-src 'self';.*base-uri 'none'.*frame-ancestors 'none'/ | permissions-policy: /camera=\\(\\), geolocation=\\(\\).*microphone=\\(\\), payment=\\(\\)/ | x-frame-options: DENY",
  '{page}':
    '{policy} | vary: /\\bAccept\\b/ | cache-control: public, max-age=300, must-revalidate | referrer-policy: strict-origin',
  '{document}':
    "cross-origin-resource-policy: cross-origin | cache-control: public, max-age=300, must-revalidate | etag: /^(W\\/)?\"[^\"]+\"$/ | content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

export function contractRows(catalog: SiteCatalog): ContractRow[] {
  const table = readFileSync(new URL('requests.txt', import.meta.url), 'utf8');
  const lines = table.split('\n').filter((line) => line && !line.startsWith('#'));
  return [...pageLines(catalog), ...documentLines(), ...lines].map(contractRow);
}

function contractRow(line: string) {
  const [request = '', answer = ''] = line.split(' => ');
  const [head = '', ...checks] = whole(answer).split(' | ');
  const [status, type = ''] = head.split(' ');
  return {
    ...requestOf(request),
    status: Number(status),
    /** The start of Content-Type; empty if it doesn't matter. */
    type,
    expected: headersIn(checks),
    texts: starting(checks, '~ '),
    absent: starting(checks, '!~ '),
  };
}

/** A request as the table has it: its path and query, and headers whose names may repeat. */
export function requestOf(line: string) {
  const [start = '', ...parts] = whole(line).split(' | ');
  const [method = '', target = ''] = start.split(' ');
  return { method, target, headers: headersIn(parts), body: starting(parts, '< ')[0] };
}

function whole(line: string): string {
  const named = line.replace(/\{\w+\}/g, (name) => shared[name as keyof typeof shared] ?? name);
  return named === line ? unfolded(line) : whole(named);
}

/** Repeats what is to be repeated, the innermost first; "#" counts. */
function unfolded(text: string): string {
  const more = text.replace(/\(([^()]+)\)×(\d+)/g, (_, unit: string, times) =>
    Array.from({ length: times }, (_, at) => unit.replace('#', String(at + 10_000))).join(''),
  );
  return more === text ? text : unfolded(more);
}

const starting = (parts: readonly string[], mark: string) =>
  parts.filter((part) => part.startsWith(mark)).map((part) => part.slice(mark.length));

function headersIn(parts: readonly string[]) {
  return parts
    .filter((part) => !/^(<|!?~) /.test(part))
    .map((part) => part.split(/: (.*)/s, 2) as [string, string]);
}

function pageLines(catalog: SiteCatalog): string[] {
  const index = `~ ${catalog.baseUrl}${documentPaths.llms}`;
  return sitePages(catalog).flatMap(({ path, title }, at) => {
    const twin = markdownPath(path);
    const page = `200 text/html; charset=utf-8 | {page} | link: <${twin}>; rel="alternate"; type="text/markdown"`;
    const text = `200 text/markdown; charset=utf-8 | vary: Accept | link: <${path}>; rel="canonical" | ${index}`;
    const reads = [`GET ${path} => ${page} | ~ ${title}`, `GET ${twin} => ${text}`];
    // Home, prices and a designer stand for the others: a host doesn't tell pages apart.
    if (at >= 5) return reads;
    return [
      ...reads,
      `HEAD ${path} => ${page}`,
      `GET ${path} | if-none-match: * => 304 | etag: /^"[^"]+"$/`,
      `GET ${path} | accept: text/markdown, text/html;q=0.9 => ${text}`,
      `GET ${path} | accept: text/html,application/xhtml+xml,*/*;q=0.8 => ${page}`,
      `POST ${path} | < x => 405 application/json | allow: GET, HEAD, OPTIONS`,
    ];
  });
}

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
};

function documentLines(): string[] {
  const pictures = ['/favicon.svg', '/favicon.ico', '/cards/home.png'];
  return [...Object.values(documentPaths), ...pictures].flatMap((path) => {
    const answer = `=> 200 ${types[path.split('.').at(-1) ?? '']} | {document}`;
    return [
      `GET ${path} ${answer}`,
      `HEAD ${path} ${answer}`,
      `GET ${path} | if-none-match: * => 304 | etag: /^"[^"]+"$/`,
    ];
  });
}
