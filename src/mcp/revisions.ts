/** The revision whose requests each carry their version; earlier ones begin with `initialize`. */
export const modernRevision = '2026-07-28';

/** An era of the protocol: before that revision, or from it on. */
export type Era = 'legacy' | 'modern';
