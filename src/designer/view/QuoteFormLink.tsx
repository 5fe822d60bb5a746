import { quoteFormAddress } from '../../design/address.ts';
import type { View } from './page.ts';

interface LinkProps extends Pick<View, 'page'> {
  /** The id of what is priced by quote, if that is known. */
  readonly wish?: string | undefined;
  readonly children: string;
}

/** Links to the by-quote form. The design is filled in when the link is pressed. */
export function QuoteFormLink({ page: { catalog, design }, wish, children }: LinkProps) {
  return (
    <a
      href={catalog.book.seller.quotePath}
      onClick={({ currentTarget }) => {
        currentTarget.href = quoteFormAddress(catalog, design, wish);
      }}
    >
      {children}
    </a>
  );
}
