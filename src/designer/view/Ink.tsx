import { inkCheck } from '../../design/print.ts';
import { lightInks } from '../../layout/look.ts';
import { Button } from './Button.tsx';
import type { View } from './page.ts';
import { QuoteFormLink } from './QuoteFormLink.tsx';

/** Says that the print is hard to read, and offers the ink that isn't. */
export function UnreadableInk({ page, controls }: View) {
  const { catalog, design } = page;
  const { text, fix } = inkCheck(page) ?? {};
  if (!text) return null;
  const lightPrint = catalog.book.quoteOnly.find(({ isLightPrint }) => isLightPrint);
  return (
    <div class="notice warning">
      <p>
        {text}{' '}
        {!fix && (
          <>
            Choose a lighter color. {lightInks(catalog.book.products, design.product)} Light print
            on a solid color is{' '}
            <QuoteFormLink page={page} wish={lightPrint?.id}>
              priced by quote
            </QuoteFormLink>
            .
          </>
        )}
      </p>
      {fix && (
        <Button class="button small" onClick={() => controls.act(fix.action)}>
          {fix.label}
        </Button>
      )}
    </div>
  );
}
