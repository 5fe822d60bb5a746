/** A red dot. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** A silent sound. */
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

export const image = { type: 'image' as const, data: png, mimeType: 'image/png' };
export const audio = { type: 'audio' as const, data: wav, mimeType: 'audio/wav' };

export function text(said: string) {
  return { type: 'text' as const, text: said };
}

export function embedded(uri: string, mimeType: string, said: string) {
  return { type: 'resource' as const, resource: { uri, mimeType, text: said } };
}

export const binary = { mimeType: 'image/png', blob: png };
