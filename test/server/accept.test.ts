import { expect, test } from 'vitest';
import { acceptedEncodings, prefersMarkdown } from '../../src/app/accept.ts';

test('Markdown is sent to clients that name it and like nothing better', () => {
  const preferring = [
    ...['text/markdown', 'text/markdown, text/html;q=0.9', 'text/html, text/markdown'],
    ...['text/html;q=0.5,text/markdown;q=0.5', 'text/markdown;q=0.2', 'text/markdown, */*;q=0.1'],
    'Text/Markdown ; Q=0.8, text/plain',
    'text/markdown;variant=GFM;q=1, text/html;q=0.9',
    'text/html;x=",", text/markdown',
  ];
  const others = [
    ...['*/*', 'text/*', '', 'text/html', 'text/markdown;q=0', 'text/markdown;q=0.0, */*;q=0'],
    ...['text/markdown;q=0.9, text/html', 'text/markdown;q=0.5, */*', 'text/markdown;q=banana'],
    ...[
      'text/markdown;q=0.5, text/*;q=0.6',
      'text/markdown-like',
      'text/markdown;q=0, text/html;q=0',
    ],
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html;x=", text/markdown, "',
  ];
  expect(preferring.filter((header) => !prefersMarkdown(header))).toEqual([]);
  expect(others.filter(prefersMarkdown)).toEqual([]);
});

test('encodings are tried from the best that a client accepts', () => {
  const cases = {
    'gzip, deflate, br, zstd': 'br gzip identity',
    GZIP: 'gzip identity',
    'br;q=0.5, gzip;q=0.8': 'gzip br identity',
    '*': 'br gzip identity',
    '*;q=0.5, br;q=0': 'gzip identity',
    'br;q=0, gzip;q=0': 'identity',
    'identity;q=1, gzip;q=0.5': 'identity',
    'identity;q=0.5, gzip;q=0.5': 'identity',
    'gzip;q=5': 'identity',
    [`gzip${' '.repeat(996)}`]: 'gzip identity',
    [`gzip${' '.repeat(997)}`]: 'identity',
    '': 'identity',
    zstd: 'identity',
  };
  for (const [header, encodings] of Object.entries(cases)) {
    expect(acceptedEncodings(header).join(' '), header).toBe(encodings);
  }
});
