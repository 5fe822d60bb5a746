import { useState } from 'preact/hooks';
import { hasColors, patternOf } from '../../layout/look.ts';
import { lightInks, unreadablePrint } from '../../layout/readable-ink.ts';
import { microsToCents } from '../../pricing/money.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { listed, withinSentence } from '../../text/words.ts';
import type { Action } from '../state/change.ts';
import type { Design } from '../state/design.ts';
import { QuoteFormLink } from './Options.tsx';
import { Button, Choices } from './parts.tsx';
import { Swatches } from './Swatches.tsx';
import type { View } from './scene.ts';

/** The tabs that a picked color applies to. */
type Reach = 'all' | 'rotate' | 'one';

const reaches: readonly (readonly [Reach, string])[] = [
  ['all', 'All tabs'],
  ['rotate', 'Rotate colors'],
  ['one', 'One tab'],
];

/** The colors of the tabs. */
export function Colors(view: View) {
  const [reach, setReach] = useState<Reach | null>(null);
  const { scene, controls } = view;
  if (!hasColors(scene.look)) return null;
  const { colors, titles } = scene.design;
  const { current } = scene.state;
  const chosen = reach ?? usualReach(scene.design);
  const pattern = patternOf(colors);
  const pick = (color: string): Action => {
    if (chosen === 'all') return { do: 'colorAll', color };
    if (chosen === 'one') return { do: 'colorTab', tab: current, color };
    return { do: 'colorInTurn', colors: toggled(pattern, color) };
  };
  return (
    <section class="colors" aria-labelledby="colors-title" id="colors">
      <h3 id="colors-title">Colors</h3>
      <Explanation {...view} />
      <Choices
        name="reach"
        legend={<legend class="visually-hidden">Apply to</legend>}
        choices={reaches}
        chosen={chosen}
        onChange={setReach}
      />
      {chosen === 'one' && (
        <p class="quiet" role="status">
          Tab {current + 1} {titles[current]}
        </p>
      )}
      <Swatches
        scene={scene}
        label="Colors"
        isPressed={(id) => (chosen === 'one' ? colors[current] === id : colors.includes(id))}
        pick={pick}
        onPick={(id) =>
          chosen === 'one' ? controls.colorTab(current, id) : controls.act(pick(id))
        }
        placeOf={(id) => (chosen === 'rotate' ? pattern.indexOf(id) + 1 : 0)}
      />
      <UnreadableInk {...view} />
    </section>
  );
}

function usualReach({ colors }: Design): Reach {
  return patternOf(colors).length === 1 ? 'all' : 'rotate';
}

function Explanation({ scene }: View) {
  const { catalog, design, build, look } = scene;
  const { colorChange } = catalog.products[design.product];
  if (colorChange === undefined) {
    return look.isFilm ? (
      <p class="quiet">The color is a film over the tab. It doesn't change the price.</p>
    ) : null;
  }
  const total = dollars(microsToCents(colorChange * build.colorChanges));
  return (
    <p class="quiet">
      One color is included. Each further color adds {dollars(microsToCents(colorChange))} to the
      order.{' '}
      {build.colorChanges > 0 && (
        <strong>
          {counted(build.colorChanges + 1, 'color')}: + {total} total
        </strong>
      )}
    </p>
  );
}

/** Adds a color to the rotation, or removes it if it is included. */
function toggled(pattern: readonly string[], color: string): readonly string[] {
  if (!pattern.includes(color)) return [...new Set([...pattern, color])];
  const rest = [...new Set(pattern)].filter((id) => id !== color);
  return rest.length > 0 ? rest : pattern;
}

/** Lists the colors on which the print isn't readable, and offers an ink that is. */
function UnreadableInk({ scene, controls }: View) {
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
