/** Said wherever a page shows a total with a price per set. */
export const totalHolds = 'You pay the total; the price per set is rounded.';

/** What a total is made of, and what not: it is the sum of the lines of its breakdown alone. */
export const besideTotal =
  'Setup is in every total. Shipping, where it is not free, and any sales tax are not.';
