import type { InboundClassificationOutcome } from '@modelcontextprotocol/server';
import type { ApiRequest } from '../http/message.ts';
import { cutShort } from '../pricing/problems/problem.ts';
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

/** No header of a good request is cut; the classifier repeats them in its refusals. */
function shortHeader(request: ApiRequest, name: string): string | undefined {
  const value = request.header(name)?.trim();
  return value && cutShort(value);
}

/** The part of `params` that `Mcp-Name` repeats, by method. */
const namedBy = new Map([
  ['tools/call', 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
]);

type ModernRoute = Extract<InboundClassificationOutcome, { kind: 'modern' }>;

/**
 * What is wrong with the headers of a request of the current revision: it must repeat its version,
 * its method and its name, if it has one. The classifier has compared those that are there.
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

/** A header's value, decoded if it is in Base64 form; `undefined` if that is broken. */
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
