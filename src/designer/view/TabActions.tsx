import type { ComponentProps } from 'preact';
import { hasTitles } from '../../design/design.ts';
import { hasColors } from '../../layout/look.ts';
import { Button } from './Button.tsx';
import { lazy } from './lazy.tsx';
import { OpenProof } from './parts.tsx';
import type { View } from './scene.ts';

const Swatches = lazy(async () => (await import('./Colors.tsx')).Swatches);

interface Props extends View {
  /** The tab, from 0. */
  readonly index: number;
}

/** Actions on a tab, below its title in the list. */
export function TabMenu(props: Props) {
  const { index, scene, controls } = props;
  const { isColoring } = scene.state;
  const isColored = hasColors(scene.look);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field
    <div
      class="tab-actions"
      role="group"
      aria-label={`Tab ${index + 1}`}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        controls.openMenu(null);
        controls.focusTitle(index);
      }}
    >
      <div class="action-row">
        {isColored && (
          <Action
            label="Color"
            isOpen={isColoring}
            onClick={() => controls.openColors(!isColoring)}
          />
        )}
        <TabActions {...props} before="Move up" after="Move down" />
      </div>
      {isColoring && isColored && <TabColors {...props} />}
    </div>
  );
}

/** What can be done with a tab, besides renaming and coloring it. */
export function TabActions(props: Props & { readonly before: string; readonly after: string }) {
  const { index, before, after, scene, controls } = props;
  const { titles } = scene.design;
  const last = titles.length - 1;
  const { move } = controls;
  return (
    <>
      <Action
        label="Blank"
        isOff={titles[index]?.trim() === ''}
        onClick={() => controls.act({ do: 'setTitle', tab: index, title: '' })}
      />
      <Action label={before} isOff={index === 0} onClick={() => move(index, index - 1)} />
      <Action label={after} isOff={index === last} onClick={() => move(index, index + 1)} />
      <Action label="Add after" onClick={() => controls.insert(index + 1)} />
      <Action label="Remove" onClick={() => controls.remove(index)} />
    </>
  );
}

/** The colors for one tab. */
export function TabColors({ index, ...view }: Props) {
  return (
    <Swatches
      {...view}
      label={`Color of tab ${index + 1}`}
      isSmall
      isPressed={(color) => view.scene.design.colors[index] === color}
      pick={(color) => ({ do: 'colorTab', tab: index, color })}
    />
  );
}

function Action({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return (
    <Button {...rest} data-action={label}>
      {label}
    </Button>
  );
}

/** The rare commands. */
export function MoreCommands(view: View) {
  const { state, design } = view.scene;
  const { controls } = view;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field */}
      <div role="group" aria-label={`Tab ${state.current + 1}`}>
        <strong>Tab {state.current + 1}</strong>
        <Action
          label="Rename"
          onClick={() => {
            document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
            controls.rename(state.current);
          }}
        />
        <TabActions {...view} index={state.current} before="Move left" after="Move right" />
      </div>
      <div>
        <strong>All tabs</strong>
        <Action label="Clear titles" isOff={!hasTitles(design)} onClick={controls.clearTitles} />
        <OpenProof controls={controls} />
        <Action label="Copy the link" onClick={controls.copyLink} />
      </div>
    </>
  );
}
