/** What the page says where there is no answer about delivery. */
export const noAnswer =
  'There is no answer from the server just now. Check the connection and ask again.';

/** What the page calls the form for what is by quote only, in a sentence. */
export const quoteFormWords = 'our quote form';
