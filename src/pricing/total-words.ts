/** What holds wherever a total and a price per set stand together. */
export const totalHolds =
  'The total holds: the price per set is the total divided by the sets and rounded to a cent.';

/** What a total is made of, and what not: it is the sum of the lines of its breakdown alone. */
export const besideTotal =
  'Setup is in every total. Shipping, where it is not free, and any sales tax are not.';
