/** The capabilities and the look of the chat that shows the card (MCP Apps, 2026-01-26). */
export interface Host {
  readonly opensLinks: boolean;
  /** Whether cards can call the server's tools. */
  readonly callsTools: boolean;
  readonly theme: 'light' | 'dark' | undefined;
  /** The chat's font, as CSS. */
  readonly font: string | undefined;
}

interface Context {
  readonly theme?: Host['theme'];
  readonly styles?: { readonly variables?: Readonly<Record<string, string | undefined>> };
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: members differ by method, and all are optional here
  readonly params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly result?: any;
}

const protocolVersion = '2026-01-26';
const methodNotFound = { code: -32601, message: 'Method not found' };

/**
 * Connects to the chat that embeds this page, by JSON-RPC over `postMessage`.
 *
 * @param onHost called with the host, and again whenever its look changes.
 * @param onResult called with the structured content of the tool's result.
 */
export function connectHost(
  app: { readonly name: string; readonly version: string },
  onHost: (host: Host) => void,
  onResult: (structured: unknown) => void,
) {
  const initializing = 1;
  let lastId = initializing;
  /** What the chat lets cards do; nothing before it says so. */
  let capabilities: Readonly<Record<string, object>> = {};
  /** The last tool call that isn't answered yet. */
  let calling: Message['id'];
  let context: Context = {};

  const send = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const report = (changed: Context | undefined) => {
    context = { ...context, ...changed };
    const font = context.styles?.variables?.['--font-sans'];
    const opensLinks = capabilities.openLinks !== undefined;
    const callsTools = capabilities.serverTools !== undefined;
    onHost({ opensLinks, callsTools, theme: context.theme, font });
  };
  const initialized = (result: Message['result']) => {
    capabilities = result?.hostCapabilities ?? {};
    send({ method: 'ui/notifications/initialized' });
    report(result?.hostContext);
  };
  const called = ({ content, structuredContent, isError }: NonNullable<Message['result']>) => {
    if (isError) return;
    onResult(structuredContent);
    if (capabilities.updateModelContext !== undefined)
      request('ui/update-model-context', { content });
  };
  const request = (method: string, params: object) => {
    lastId += 1;
    send({ id: lastId, method, params });
    return lastId;
  };
  const answer = (id: string | number, method: string) => {
    const isKnown = method === 'ping' || method === 'ui/resource-teardown';
    send({ id, ...(isKnown ? { result: {} } : { error: methodNotFound }) });
  };

  addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== parent || typeof data !== 'object') return;
    const { id, method, params, result } = data;
    if (method === undefined) {
      if (id === initializing && result) initialized(result);
      else if (id === calling && result) called(result);
    } else if (id !== undefined) answer(id, method);
    else if (method === 'ui/notifications/tool-result') onResult(params?.structuredContent);
    else if (method === 'ui/notifications/host-context-changed') report(params);
  });
  send({
    id: initializing,
    method: 'ui/initialize',
    params: {
      appInfo: app,
      appCapabilities: { availableDisplayModes: ['inline'] },
      protocolVersion,
    },
  });

  return {
    /** Asks the chat to open a page: the card may not open it itself. */
    openLink: (url: string) => {
      request('ui/open-link', { url });
    },
    /** Calls a tool of the server; its result comes like the first one, and the model learns of it. */
    callTool: (name: string, given: object) => {
      calling = request('tools/call', { name, arguments: given });
    },
    /** Reports the card's size in CSS pixels. */
    resize: (width: number, height: number) => {
      send({ method: 'ui/notifications/size-changed', params: { width, height } });
    },
  };
}
