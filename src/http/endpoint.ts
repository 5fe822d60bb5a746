import { serviceDescriptionLink } from '../documents/discovery.ts';
import { oncePer } from '../text/once.ts';
import type { ApiAnswer, ApiHandler, ApiHeaders, ApiRequest } from './answers.ts';
import {
  errorAnswer,
  namesEtag,
  openToAll,
  preflight,
  readMethods,
  strongEtag,
} from './answers.ts';

const readPreflight = preflight(readMethods, 'accept, content-type, if-none-match');

/**
 * Turns a GET handler into a read-only endpoint: answers HEAD and preflight requests, rejects other
 * methods, allows every origin, and honors `If-None-Match` on success.
 */
export function readEndpoint(get: ApiHandler): ApiHandler {
  return (request) => {
    if (request.method === 'OPTIONS') return readPreflight;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return methodNotAllowed(request.method);
    }
    const answer = get(request);
    return answer instanceof Promise
      ? answer.then((late) => finish(request, late))
      : finish(request, answer);
  };
}

function methodNotAllowed(method: string): ApiAnswer {
  return errorAnswer(405, `${method} isn't supported here: use GET.`, { allow: readMethods });
}

const always = {
  ...openToAll,
  'access-control-expose-headers': 'etag, link',
  link: serviceDescriptionLink,
};

/** The completed form of headers, which handlers reuse. */
const complete = oncePer((headers: ApiHeaders): ApiHeaders => ({ ...headers, ...always }));

function finish(request: ApiRequest, answer: ApiAnswer): ApiAnswer {
  const { status, body } = answer;
  const headers = complete(answer.headers);
  if (status !== 200) return { status, headers, body };
  const etag = answer.etag ?? strongEtag(body);
  if (!namesEtag(request.header('if-none-match'), etag)) return { status, headers, etag, body };
  const { 'content-type': _, ...unchanged } = headers;
  return { status: 304, headers: unchanged, etag, body: '' };
}
