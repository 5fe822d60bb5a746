import type { ApiAnswer } from '../http/message.ts';

/** Codes of JSON-RPC errors that this endpoint itself answers with. */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Refusals that concern HTTP, not the message. */
  refused: -32000,
  headerMismatch: -32020,
  missingClientCapability: -32021,
  unsupportedVersion: -32022,
} as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** The id of a request; `null` in answers to what has none. */
export type RpcId = string | number | null;

const answerHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
} as const;

/** One JSON-RPC message as an answer. */
export function messageAnswer(status: number, message: object): ApiAnswer {
  return { status, headers: answerHeaders, body: JSON.stringify(message) };
}

export function errorAnswer(status: number, error: RpcError, id: RpcId = null): ApiAnswer {
  return messageAnswer(status, { jsonrpc: '2.0', error, id });
}

/** Several JSON-RPC messages, in order, as a finished event stream. */
export function eventsAnswer(messages: readonly object[]): ApiAnswer {
  return {
    status: 200,
    headers: { ...answerHeaders, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
    body: messages
      .map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`)
      .join(''),
  };
}

/** 202 without a body: what answers a notification. */
export const acceptedAnswer: ApiAnswer = { status: 202, headers: {}, body: '' };

/** The id that an answer to this message repeats; `null` where it has none that could be one. */
export function idOf(message: unknown): RpcId {
  const id = isRecord(message) ? message.id : undefined;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
