import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { build } from 'vite';
import { bundleCard } from '../../src/build/chat-card.ts';
import type { Received, Shown } from './chat-page.ts';

/** The policy that hosts apply to a card without any allowed origins. */
const hostPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

/** The card as a host loads it, under the policy for its empty lists. */
export async function hostedCard(): Promise<string> {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${hostPolicy}">`;
  return (await bundleCard()).replace('<head>', `<head>${policy}`);
}

/** Turns an empty page into a chat with the official bridge. */
export async function openChat(page: Page): Promise<void> {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('chat-page.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [script] = 'output' in bundle ? bundle.output : [];
  await page.setContent('<!doctype html><title>Chat</title><body style="margin: 0">');
  await page.addScriptTag({ content: script?.code ?? '' });
}

/** Shows a card and waits until it is drawn. */
export async function show(page: Page, shown: Shown): Promise<Frame> {
  await page.evaluate((shown) => {
    const { showCard } = globalThis as unknown as { showCard(shown: Shown): Promise<void> };
    return showCard(shown);
  }, shown);
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('the chat did not show the card');
  await page.waitForFunction('globalThis.received?.heights.length > 0');
  return frame;
}

/** Queries what the chat has received from the card. */
export function ask<Answer>(
  page: Page,
  question: (received: Received, given: unknown) => Answer,
  given?: unknown,
): Promise<Awaited<Answer>> {
  const call = `(${question})(globalThis.received, ${JSON.stringify(given)})`;
  return page.evaluate(call) as Promise<Awaited<Answer>>;
}
