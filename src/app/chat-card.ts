declare const CHAT_CARD: string | undefined;

/** HTML of the chat card, injected by the build; `undefined` outside a build. */
export const chatCardHtml = typeof CHAT_CARD === 'string' ? CHAT_CARD : undefined;
