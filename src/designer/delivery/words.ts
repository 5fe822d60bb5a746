/** What the page calls the form for what is by quote only, in a sentence. */
export const quoteFormWords = 'our quote form';
