import { lightInks, unreadablePrint } from '../../layout/readable-ink.ts';
import { listed, withinSentence } from '../../text/words.ts';
import { Button } from './parts.tsx';
import { QuoteFormLink } from './QuoteFormLink.tsx';
import type { View } from './scene.ts';

/** Lists the colors on which the print isn't readable, and offers an ink that is. */
export function UnreadableInk({ scene, controls }: View) {
  const { catalog, design, look } = scene;
  const print = unreadablePrint(catalog.book.products[design.product], look, design.colors);
  if (!print) return null;
  const { colors, ink } = print;
  const lightPrint = catalog.book.quoteOnly.find(({ isLightPrint }) => isLightPrint);
  return (
    <div class="notice warning">
      <p>
        The print is hard to read on {listed(colors.map(({ name }) => name))}.{' '}
        {!ink && (
          <>
            Choose a lighter color. {lightInks(catalog.book.products, design.product)} Light print
            on a solid color is{' '}
            <QuoteFormLink scene={scene} wish={lightPrint?.id}>
              priced by quote
            </QuoteFormLink>
            .
          </>
        )}
      </p>
      {ink && (
        <Button
          look="small"
          onClick={() => controls.act({ do: 'choose', option: ink.option, choice: ink.choice })}
        >
          Switch to {withinSentence(ink.label)} ink
        </Button>
      )}
    </div>
  );
}
