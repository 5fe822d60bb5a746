import type { ApiAnswer } from '../http/answers.ts';

/** JSON-RPC error codes that this endpoint uses itself. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  internalError: -32603,
  /** Rejected because of HTTP, not the message. */
  refused: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

const answerHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
} as const;

/** An answer with one JSON-RPC message. */
export function messageAnswer(status: number, message: object): ApiAnswer {
  return { status, headers: answerHeaders, body: JSON.stringify(message) };
}

export function errorAnswer(status: number, error: RpcError, id = idOf(undefined)): ApiAnswer {
  return messageAnswer(status, { jsonrpc: '2.0', error: brief(error), id });
}

/** Longest error message, and longest error data as JSON, in characters. */
const errorMax = 1_000;

/** Truncates an error, so that it repeats little of its request. */
export function brief<E extends RpcError>({ code, message, data }: E): RpcError {
  const isShort = data !== undefined && JSON.stringify(data).length <= errorMax;
  return { code, message: message.slice(0, errorMax).toWellFormed(), ...(isShort && { data }) };
}

/** Several JSON-RPC messages, in order, as a complete event stream. */
export function eventsAnswer(messages: readonly object[]): ApiAnswer {
  return {
    status: 200,
    headers: { ...answerHeaders, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    body: messages
      .map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`)
      .join(''),
  };
}

/** 202 without a body, the answer to a notification. */
export const acceptedAnswer: ApiAnswer = { status: 202, headers: {}, body: '' };

/** The id to use in the answer to a message; `null` if it has no valid one. */
export function idOf(message: unknown): string | number | null {
  const id = isRecord(message) ? message.id : undefined;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Limits for JSON text: many times what a call needs. */
export const jsonMax = { depth: 50, values: 2_000 } as const;

/** Parses JSON text; `undefined` if it is invalid or exceeds {@link jsonMax}. */
export function parseJson(text: string): unknown {
  if (exceeds(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a text has or nests too many values, by its commas and brackets outside strings.
 */
function exceeds(text: string): boolean {
  let [depth, values, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === ',' || character === '{' || character === '[') {
      values += 1;
      if (character !== ',') depth += 1;
      if (values > jsonMax.values || depth > jsonMax.depth) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
