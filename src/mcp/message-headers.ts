import type { InboundClassificationOutcome } from '@modelcontextprotocol/server';
import type { ApiRequest } from '../http/message.ts';
import { cutShort } from '../text/echo.ts';
import { isRecord, type RpcError, rpcCodes } from './json-rpc.ts';

/** The headers that repeat parts of the message. */
export interface MessageHeaders {
  readonly protocolVersionHeader: string | undefined;
  readonly mcpMethodHeader: string | undefined;
  readonly mcpNameHeader: string | undefined;
}

export function messageHeaders(request: ApiRequest): MessageHeaders {
  return {
    protocolVersionHeader: shortHeader(request, 'mcp-protocol-version'),
    mcpMethodHeader: shortHeader(request, 'mcp-method'),
    mcpNameHeader: shortHeader(request, 'mcp-name'),
  };
}

/** Truncates a header, since the classifier repeats it in errors. No valid header is this long. */
function shortHeader(request: ApiRequest, name: string): string | undefined {
  const value = request.header(name)?.trim();
  return value && cutShort(value);
}

/** The member of `params` that `Mcp-Name` repeats, by method. */
const namedBy = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
]);

type ModernRoute = Extract<InboundClassificationOutcome, { kind: 'modern' }>;

/**
 * Returns what is wrong with the headers of a request of the current revision. It must repeat its
 * version, its method and, if it has one, its name. The classifier has already compared the headers
 * that are present.
 */
export function headerFault(route: ModernRoute, headers: MessageHeaders): RpcError | undefined {
  if (route.messageKind !== 'request') return undefined;
  const { method, params } = route.message;
  if (headers.protocolVersionHeader === undefined) return missing('MCP-Protocol-Version');
  if (headers.mcpMethodHeader === undefined) return missing('Mcp-Method');
  const name = isRecord(params) ? params[namedBy.get(method) ?? ''] : undefined;
  if (typeof name !== 'string') return undefined;
  if (headers.mcpNameHeader === undefined) return missing('Mcp-Name');
  return decoded(headers.mcpNameHeader) === name
    ? undefined
    : mismatch("Mcp-Name doesn't match the name in the message.");
}

/** Decodes a header value in Base64 form; `undefined` if it is invalid. */
function decoded(value: string): string | undefined {
  const base64 = /^=\?base64\?(.*)\?=$/i.exec(value)?.[1];
  if (base64 === undefined) return value;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes.toString('utf8') : undefined;
}

function missing(header: string): RpcError {
  return mismatch(`The header ${header} is missing.`);
}

function mismatch(fault: string): RpcError {
  return {
    code: rpcCodes.headerMismatch,
    message: `Headers and message disagree: ${fault} Send the same values in both.`,
  };
}
