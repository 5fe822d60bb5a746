import { errorAnswer, jsonAnswer } from '../http/answers.ts';
import type { ApiHandler } from '../http/message.ts';

/** `/healthz`: 200 while the service can quote and means to go on, else 503. */
export function healthHandler(ready: () => boolean, stopping: () => boolean): ApiHandler {
  return ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return errorAnswer(405, `${method} is not answered here: use GET.`, { allow: 'GET, HEAD' });
    }
    const status = stopping() ? 'stopping' : ready() ? 'ok' : 'failing';
    return jsonAnswer(status === 'ok' ? 200 : 503, { status }, { 'cache-control': 'no-store' });
  };
}
