/** What the chat that shows the card lets it do, and its look (MCP Apps, 2026-01-26). */
export interface Host {
  /** Opens a page; if `undefined`, links are left to the browser. */
  readonly openLink: ((url: string) => void) | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** The chat's font, as CSS. */
  readonly font: string | undefined;
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
 * @returns reports the card's size in CSS pixels.
 */
export function connectHost(
  appInfo: { readonly name: string; readonly version: string },
  onHost: (host: Host) => void,
  onResult: (structured: unknown) => void,
): (width: number, height: number) => void {
  const initializing = 1;
  let lastId = 0;
  /** What the chat lets cards do; nothing before it says so. */
  let capabilities: Readonly<Record<string, object>> = {};
  let context: Message['params'] = {};

  const send = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const request = (method: string, params: object) => {
    lastId += 1;
    send({ id: lastId, method, params });
    return lastId;
  };
  const openLink = (url: string) => {
    request('ui/open-link', { url });
  };
  const report = (changed: object | undefined) => {
    context = { ...context, ...changed };
    onHost({
      openLink: capabilities.openLinks && openLink,
      theme: context.theme,
      font: context.styles?.variables?.['--font-sans'],
    });
  };
  const answered = (id: Message['id'], result: Message['result']) => {
    if (id !== initializing) return;
    capabilities = result.hostCapabilities ?? {};
    send({ method: 'ui/notifications/initialized' });
    report(result.hostContext);
  };

  addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== parent || typeof data !== 'object') return;
    const { id, method, params, result } = data;
    if (method === undefined) {
      if (result) answered(id, result);
    } else if (id !== undefined) {
      const isKnown = method === 'ping' || method === 'ui/resource-teardown';
      send({ id, ...(isKnown ? { result: {} } : { error: methodNotFound }) });
    } else if (method === 'ui/notifications/tool-result') onResult(params?.structuredContent);
    else if (method === 'ui/notifications/host-context-changed') report(params);
  });
  const appCapabilities = { availableDisplayModes: ['inline'] };
  request('ui/initialize', { appInfo, appCapabilities, protocolVersion });
  return (width, height) =>
    send({ method: 'ui/notifications/size-changed', params: { width, height } });
}
