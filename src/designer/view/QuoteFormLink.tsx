import { quoteFormAddress } from '../address/write.ts';
import type { View } from './scene.ts';

interface Props extends Pick<View, 'scene'> {
  readonly children: string;
}

/** Leads to the form for what is by quote only. What is designed is filled in as it is pressed. */
export function QuoteFormLink({ scene: { catalog, design }, children }: Props) {
  return (
    <a
      href={catalog.book.seller.quotePath}
      onClick={({ currentTarget }) => {
        currentTarget.href = quoteFormAddress(catalog, design);
      }}
    >
      {children}
    </a>
  );
}
