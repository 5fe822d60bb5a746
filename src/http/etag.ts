import { hash } from 'node:crypto';

/** A name for these very bytes: 27 characters that an address can hold. */
export function contentHash(body: string): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/** A strong entity tag of these very bytes. */
export function strongEtag(body: string): string {
  return `"${contentHash(body)}"`;
}

/** Nobody keeps more versions of one answer than have room here; a longer list is not looked at. */
const headerMax = 4_000;

/**
 * Whether an `If-None-Match` header names this entity: by `*` or in its list. The comparison is the
 * weak one, as RFC 9110, 13.1.2 asks.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > headerMax) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
