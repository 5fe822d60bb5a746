import { hash } from 'node:crypto';

/** Hash of the exact bytes: 27 URL-safe characters. */
export function contentHash(body: string): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/** A strong entity tag of the exact bytes. */
export function strongEtag(body: string): string {
  return `"${contentHash(body)}"`;
}

/** No client keeps more versions of one answer than fit in this; longer lists are ignored. */
const headerMax = 4_000;

/**
 * Returns whether an `If-None-Match` header matches this entity, by `*` or in its list. Uses the
 * weak comparison that RFC 9110, 13.1.2 requires.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > headerMax) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
