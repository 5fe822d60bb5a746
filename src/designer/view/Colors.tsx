import { Component } from 'preact';
import type { ColorData } from '../../book/schema.ts';
import { counted } from '../../pricing/counts.ts';
import { formatCents, microsToCents } from '../../pricing/money.ts';
import { isReadable } from '../drawing/look.ts';
import { patternOf } from '../state/colors.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** To which tabs a picked color goes. */
type Reach = 'all' | 'turn' | 'one';

interface State {
  readonly reach: Reach | null;
}

/** The colors of the tabs. */
export class Colors extends Component<View, State> {
  override state: State = { reach: null };

  override shouldComponentUpdate({ scene: after }: View, state: State) {
    const { scene: before } = this.props;
    return (
      state !== this.state ||
      after.design.colors !== before.design.colors ||
      after.design.titles !== before.design.titles ||
      after.design.product !== before.design.product ||
      after.look.ink !== before.look.ink ||
      after.state.current !== before.state.current
    );
  }

  override render(view: View, { reach }: State) {
    const { catalog, design } = view.scene;
    const chosen = reach ?? reachOf(design);
    return (
      <Sheet title="Colors" id="colors" film="orange" position={3}>
        <Explanation {...view} />
        <ReachChoice reach={chosen} onChange={(next) => this.setState({ reach: next })} {...view} />
        <ul class="swatches">
          {paletteOf(catalog, design.product).map((color) => (
            <Swatch key={color.id} color={color} reach={chosen} {...view} />
          ))}
        </ul>
        <Cautions {...view} />
      </Sheet>
    );
  }
}

function reachOf({ colors }: Design): Reach {
  const { length } = patternOf(colors);
  if (length === 1) return 'all';
  return 'turn';
}

function Explanation({ scene }: View) {
  const { catalog, design, build } = scene;
  const { colorChange } = catalog.products[design.product];
  if (colorChange === undefined) {
    return (
      <p>Paper is white; the color is a Mylar film over the tab. It does not change the price.</p>
    );
  }
  const each = formatCents(microsToCents(colorChange));
  const total = formatCents(microsToCents(colorChange * build.colorChanges));
  return (
    <p>
      Poly is tinted through. The first color is included, each further one adds ${each} to the
      order.{' '}
      <strong>
        {counted(build.colorChanges + 1, 'color')}
        {build.colorChanges > 0 && `: + $${total}`}
      </strong>
    </p>
  );
}

function ReachChoice({
  scene,
  controls,
  reach,
  onChange,
}: View & { reach: Reach; onChange: (reach: Reach) => void }) {
  const { current } = scene.state;
  const choices: readonly (readonly [Reach, string])[] = [
    ['all', 'All tabs alike'],
    ['turn', 'Colors in turn'],
    ['one', 'One tab'],
  ];
  return (
    <div class="reach needs-script">
      <fieldset class="choices">
        <legend>A color goes to</legend>
        <div class="choice-row">
          {choices.map(([id, label]) => (
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
      {reach === 'one' && (
        <div class="field">
          <label for="color-tab">Tab</label>
          <select
            id="color-tab"
            value={current}
            onChange={({ currentTarget: { value } }) => controls.select(Number(value))}
          >
            {scene.design.titles.map((title, index) => (
              <option key={index} value={String(index)}>
                {index + 1} {title}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

function Swatch({ color, reach, scene, controls }: View & { color: ColorData; reach: Reach }) {
  const { colors } = scene.design;
  const { current } = scene.state;
  const pattern = patternOf(colors);
  const place = pattern.indexOf(color.id);
  const pressed = reach === 'one' ? colors[current] === color.id : place >= 0;
  const pick = () => {
    if (reach === 'all') controls.act({ do: 'colorAll', color: color.id });
    else if (reach === 'one') controls.act({ do: 'colorTab', tab: current, color: color.id });
    else controls.act({ do: 'colorInTurn', colors: toggled(pattern, color.id) });
  };
  return (
    <li>
      <button type="button" class="swatch" aria-pressed={pressed} onClick={pick}>
        <svg viewBox="0 0 48 30" aria-hidden="true">
          <path class="swatch-tab" d="M1 30V9q0 -8 8 -8h30q8 0 8 8v21z" fill={color.hex} />
        </svg>
        <span>
          {color.name}
          {reach === 'turn' && place >= 0 && <span class="swatch-place"> {place + 1}</span>}
        </span>
      </button>
    </li>
  );
}

/** The colors in turn with one more, or without one that is already among them. */
function toggled(pattern: readonly string[], color: string): readonly string[] {
  if (!pattern.includes(color)) return [...new Set([...pattern, color])];
  const rest = [...new Set(pattern)].filter((id) => id !== color);
  return rest.length > 0 ? rest : pattern;
}

function Cautions({ scene }: View) {
  const { catalog, design, look } = scene;
  const dark = paletteOf(catalog, design.product).filter(
    ({ id }) => design.colors.includes(id) && !isReadable(look, id),
  );
  if (dark.length === 0) return null;
  const names = dark.map(({ name }) => name).join(', ');
  return (
    <p class="notice warning">
      {design.product === 'poly'
        ? `The ink is hard to read on ${names}: choose another color or ink.`
        : `Black print is hard to read under ${names}. Light print on a solid color is reverse printing, `}
      {design.product === 'paper' && (
        <>
          <a href={catalog.book.seller.quotePath}>priced by quote only</a>.
        </>
      )}
    </p>
  );
}
