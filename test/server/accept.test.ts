import { describe, expect, test } from 'vitest';
import { acceptedEncodings, prefersMarkdown, remembered } from '../../src/app/accept.ts';

describe('Markdown is preferred', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/html, text/markdown',
    'text/html;q=0.5,text/markdown;q=0.5',
    'text/markdown;q=0.2',
    'Text/Markdown ; Q=0.8, text/plain',
    'text/markdown, */*;q=0.1',
    'text/markdown;variant=GFM;q=1, text/html;q=0.9',
    'text/html;x=",", text/markdown',
  ])('by Accept: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });
});

describe('HTML is preferred', () => {
  test.each([
    '*/*',
    'text/*',
    '',
    'text/html',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/markdown;q=0',
    'text/markdown;q=0.0, */*;q=0',
    'text/markdown;q=0.9, text/html',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.5, text/*;q=0.6',
    'text/markdown;q=banana',
    'text/markdown-like',
    'text/html;x=", text/markdown, "',
  ])('by Accept: %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});

describe('the encodings, best first,', () => {
  test.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0.5, br;q=0', ['gzip', 'identity']],
    ['br;q=0, gzip;q=0', ['identity']],
    ['identity', ['identity']],
    ['identity;q=1, gzip;q=0.5', ['identity']],
    ['', ['identity']],
    ['zstd', ['identity']],
  ])('for Accept-Encoding: %s are %s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});

test('decisions are remembered for usual headers only, and for few at a time', () => {
  const decided = new Map<string, number>();
  const decide = remembered((header) => {
    decided.set(header, (decided.get(header) ?? 0) + 1);
    return header.length;
  });
  const long = 'x'.repeat(10_000);
  for (const header of ['gzip', long, 'gzip', long]) decide(header);
  expect([...decided.values()]).toEqual([1, 2]);
  const headers = Array.from({ length: 5_000 }, (_, index) => `x${index}`);
  for (const header of [...headers, ...headers.toReversed()]) decide(header);
  const forgotten = headers.filter((header) => decided.get(header) === 2);
  expect(forgotten.length).toBeGreaterThan(4_500);
});
