import { serviceDescriptionLink } from '../documents/discovery.ts';
import { errorAnswer } from './answers.ts';
import { namesEtag, strongEtag } from './etag.ts';
import type { ApiAnswer, ApiHandler, ApiRequest } from './message.ts';

const readMethods = 'GET, HEAD, OPTIONS';

/** A day: browsers keep a preflight's answer no longer than they see fit. */
const preflightSeconds = 86_400;

const preflight: ApiAnswer = {
  status: 204,
  headers: {
    allow: readMethods,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': readMethods,
    'access-control-allow-headers': 'accept, content-type, if-none-match',
    'access-control-max-age': String(preflightSeconds),
  },
  body: '',
};

/**
 * Makes a read-only endpoint of what answers a GET: it answers HEAD and the preflight too, refuses
 * other methods, opens answers to every origin, and honors `If-None-Match` on those that succeed.
 */
export function readEndpoint(get: ApiHandler): ApiHandler {
  return (request) => {
    if (request.method === 'OPTIONS') return preflight;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return methodNotAllowed(request.method);
    const answer = get(request);
    return answer instanceof Promise
      ? answer.then((late) => finish(request, late))
      : finish(request, answer);
  };
}

function methodNotAllowed(method: string): ApiAnswer {
  return errorAnswer(405, `${method} is not answered here: use GET.`, {
    allow: readMethods,
    'access-control-allow-origin': '*',
  });
}

function finish(request: ApiRequest, answer: ApiAnswer): ApiAnswer {
  const headers: Record<string, string> = {
    ...answer.headers,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, link',
    link: serviceDescriptionLink,
  };
  if (answer.status !== 200) return { ...answer, headers };
  const etag = headers.etag ?? strongEtag(answer.body);
  headers.etag = etag;
  if (!namesEtag(request.header('if-none-match'), etag)) return { ...answer, headers };
  delete headers['content-type'];
  return { status: 304, headers, body: '' };
}
