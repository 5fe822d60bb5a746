import { crc32 } from 'node:zlib';

/**
 * A strong entity tag of these very bytes. A checksum is enough to tell versions of one answer
 * apart, and costs a fifth of a hash.
 */
export function strongEtag(body: string): string {
  return `"${body.length}-${crc32(body)}"`;
}

/**
 * Whether an `If-None-Match` header names this entity: by `*` or in its list. The comparison is the
 * weak one, as RFC 9110, 13.1.2 asks.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
