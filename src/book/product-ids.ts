/** The products, in the order in which they are shown. */
export const productIds = ['paper', 'poly'] as const;

export type ProductId = (typeof productIds)[number];
