/**
 * Parameters of an order link that aren't options; each option is a parameter under its own key.
 */
export const buildParameters: readonly string[] = [
  'product',
  'tabs',
  'sets',
  'labels',
  'colorChanges',
];
