/** What the chat that shows the card lets it do, and its look (MCP Apps, 2026-01-26). */
export interface Host {
  /** Opens a page; if `undefined`, links are left to the browser. */
  readonly openLink: ((url: string) => void) | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** The chat's font, as CSS. */
  readonly font: string | undefined;
}

/** Members differ by method, and all are optional. */
// biome-ignore lint/suspicious/noExplicitAny: so its members are known by nobody
type Message = Readonly<Partial<Record<'id' | 'method' | 'params' | 'result', any>>>;

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
  let canOpenLinks = false;
  let context: Message['params'] = {};

  const send = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const openLink = (url: string) => send({ id: 2, method: 'ui/open-link', params: { url } });
  const report = (changed: object | undefined) => {
    context = { ...context, ...changed };
    onHost({
      openLink: canOpenLinks ? openLink : undefined,
      theme: context.theme,
      font: context.styles?.variables?.['--font-sans'],
    });
  };

  addEventListener('message', ({ source, data }: MessageEvent<Message | undefined>) => {
    if (source !== parent || typeof data !== 'object') return;
    const { id, method, params, result } = data;
    if (method === 'ui/notifications/tool-result') onResult(params?.structuredContent);
    else if (method === 'ui/notifications/host-context-changed') report(params);
    else if (method !== undefined && id !== undefined) {
      const isKnown = method === 'ping' || method === 'ui/resource-teardown';
      send({ id, ...(isKnown ? { result: {} } : { error: methodNotFound }) });
    } else if (id === 1 && result) {
      canOpenLinks = result.hostCapabilities?.openLinks !== undefined;
      send({ method: 'ui/notifications/initialized' });
      report(result.hostContext);
    }
  });
  const appCapabilities = { availableDisplayModes: ['inline'] };
  send({ id: 1, method: 'ui/initialize', params: { appInfo, appCapabilities, protocolVersion } });
  return (width, height) =>
    send({ method: 'ui/notifications/size-changed', params: { width, height } });
}
