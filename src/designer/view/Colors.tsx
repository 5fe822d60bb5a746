import { Component } from 'preact';
import { patternOf } from '../../order/colors.ts';
import { microsToCents } from '../../pricing/money.ts';
import { counted } from '../../text/counts.ts';
import { dollars } from '../../text/money.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { isSameList } from './memo.ts';
import { Swatches } from './Swatches.tsx';
import type { View } from './scene.ts';
import { UnreadableInk } from './UnreadableInk.tsx';

/** The tabs that a picked color applies to. */
type Reach = 'all' | 'rotate' | 'one';

interface State {
  readonly reach: Reach | null;
}

/** The colors of the tabs. */
export class Colors extends Component<View, State> {
  override state: State = { reach: null };

  override shouldComponentUpdate({ scene }: View, state: State) {
    const drawnFrom = ({ design, look, state }: View['scene']) => [
      design.colors,
      design.titles,
      design.product,
      look.ink,
      state.current,
    ];
    return state !== this.state || !isSameList(drawnFrom(this.props.scene), drawnFrom(scene));
  }

  override render(view: View, { reach }: State) {
    const { scene, controls } = view;
    if (paletteOf(scene.catalog, scene.design.product).length === 0) return null;
    const { colors } = scene.design;
    const { current } = scene.state;
    const chosen = reach ?? usualReach(scene.design);
    const pattern = patternOf(colors);
    return (
      <section class="colors" aria-labelledby="colors-title" id="colors">
        <h3 id="colors-title">Colors</h3>
        <Explanation {...view} />
        <ReachChoice reach={chosen} onChange={(next) => this.setState({ reach: next })} />
        {chosen === 'one' && (
          <p class="quiet" role="status">
            Tab {current + 1} {scene.design.titles[current]}
          </p>
        )}
        <Swatches
          scene={scene}
          label="Colors"
          isPressed={(id) => (chosen === 'one' ? colors[current] === id : colors.includes(id))}
          pick={(id) => {
            if (chosen === 'all') return { do: 'colorAll', color: id };
            if (chosen === 'one') return { do: 'colorTab', tab: current, color: id };
            return { do: 'colorInTurn', colors: toggled(pattern, id) };
          }}
          onPick={(id) => {
            if (chosen === 'all') controls.act({ do: 'colorAll', color: id });
            else if (chosen === 'one') controls.colorTab(current, id);
            else controls.act({ do: 'colorInTurn', colors: toggled(pattern, id) });
          }}
          placeOf={(id) => (chosen === 'rotate' ? pattern.indexOf(id) + 1 : 0)}
        />
        <UnreadableInk {...view} />
      </section>
    );
  }
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

const reaches: readonly (readonly [Reach, string])[] = [
  ['all', 'All tabs'],
  ['rotate', 'Rotate colors'],
  ['one', 'One tab'],
];

function ReachChoice({ reach, onChange }: { reach: Reach; onChange: (reach: Reach) => void }) {
  return (
    <fieldset class="choices needs-script">
      <legend class="visually-hidden">Apply to</legend>
      <div class="choice-row">
        {reaches.map(([id, label]) => (
          <label key={id} class="choice">
            <input
              type="radio"
              name="reach"
              value={id}
              checked={id === reach}
              onChange={() => onChange(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Adds a color to the rotation, or removes it if it is included. */
function toggled(pattern: readonly string[], color: string): readonly string[] {
  if (!pattern.includes(color)) return [...new Set([...pattern, color])];
  const rest = [...new Set(pattern)].filter((id) => id !== color);
  return rest.length > 0 ? rest : pattern;
}
