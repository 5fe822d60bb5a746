/** The by-quote form's name in a sentence. */
export const quoteFormWords = 'our quote form';
