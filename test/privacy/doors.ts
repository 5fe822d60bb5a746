import { readFileSync } from 'node:fs';
import { mcpRevisions } from '../../src/contract/versions.ts';
import { requestOf } from '../contract/requests.ts';
import { wireOf } from '../support/raw.ts';

/** A word in every title, and a ZIP code that is not a port or size. */
export const secrets = ['Zebrafinch', '87501'] as const;
const [word, zip] = secrets;

const titles = [`${word} Estate`, 'Exhibit 1', `v. ${word}`];
const labels = `labels=${encodeURIComponent(titles.join('|'))}`;
const personal = {
  referer: `http://localhost/configure/paper?${labels}`,
  cookie: `name=${word}`,
  'user-agent': word,
  'x-forwarded-for': word,
  'if-none-match': `"${word}"`,
  'accept-language': word,
};
const values: Readonly<Record<string, string>> = {
  '{build}': 'product=paper&sets=25',
  '{labels}': labels,
  '{titles}': JSON.stringify(titles),
  '{personal}': Object.entries(personal)
    .map((header) => header.join(': '))
    .join(' | '),
  '{modern}': `{rpc} | mcp-protocol-version: ${mcpRevisions.modern[0]}`,
  '{call}': '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":',
  '\\r\\n': '\r\n',
};

function doorOf(line: string): [name: string, sent: string] {
  const [name = '', request = ''] = line.split(/: (.*)/s);
  const told = request.replace(/\{\w+\}|\\r\\n/g, (name) => values[name] ?? name);
  const { target, headers, ...parts } = requestOf(told);
  return [name, wireOf(target, { ...parts, headers: Object.fromEntries(headers) })];
}

const table = readFileSync(new URL('doors.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Every way titles and a ZIP code can reach the service, as it is sent. */
export const doors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(table.filter((line) => !line.startsWith('#')).map(doorOf)),
  'a broken header': `GET / HTTP/1.1\r\nhost: localhost\r\n${word} ${zip}\r\n\r\n`,
  'a broken first line': `${word} ${zip}\r\n\r\n`,
};
