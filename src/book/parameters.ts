/** Names of an order link's parameters that are no options; each option has its key beside them. */
export const buildParameters: readonly string[] = [
  'product',
  'tabs',
  'sets',
  'labels',
  'colorChanges',
];
