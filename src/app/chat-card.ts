declare const CHAT_CARD: string | undefined;

/** The HTML of the chat's card, which the build puts in; `undefined` outside of a build. */
export const chatCardHtml = typeof CHAT_CARD === 'string' ? CHAT_CARD : undefined;
