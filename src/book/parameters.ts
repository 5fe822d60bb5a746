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

/** Other names of requests: an option can't have one of them. */
export const otherParameters: readonly string[] = [
  'tabsPerSet',
  'titles',
  'options',
  'cut',
  'colors',
  'zip',
  'neededBy',
  'approve',
  'allQuantities',
];
