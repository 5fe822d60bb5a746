import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

export interface Shown {
  readonly html: string;
  readonly structured: unknown;
  readonly width: number;
  readonly opensLinks: boolean;
}

export type Chat = Awaited<ReturnType<typeof showCard>>;

/** Runs in the test's page: a chat that shows a card through the official bridge, like hosts do. */
let connected: AppBridge | undefined;

async function showCard({ html, structured, width, opensLinks }: Shown) {
  await connected?.close();
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Card';
  frame.style.cssText = `width: ${width}px; height: 10px; border: 0; display: block`;
  document.body.append(frame);
  const window = frame.contentWindow as Window;
  const bridge = new AppBridge(
    null,
    { name: 'Test chat', version: '1' },
    opensLinks ? { openLinks: {} } : {},
    { hostContext: { theme: 'light' } },
  );
  connected = bridge;
  const links: string[] = [];
  /** The heights that the card reported, in CSS pixels. */
  const heights: number[] = [];
  bridge.onopenlink = async ({ url }) => {
    links.push(url);
    return {};
  };
  bridge.addEventListener('sizechange', ({ height = 0 }) => {
    heights.push(height);
    frame.style.height = `${height}px`;
  });
  const initialized = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(new PostMessageTransport(window, window));
  frame.srcdoc = html;
  await initialized;
  await bridge.sendToolInput({ arguments: {} });
  const result = (structured: unknown) =>
    bridge.sendToolResult({ content: [], structuredContent: structured as object });
  await result(structured);
  return { links, heights, result, bridge };
}

Object.assign(globalThis, {
  showCard: async (shown: Shown) => Object.assign(globalThis, { chat: await showCard(shown) }),
});
