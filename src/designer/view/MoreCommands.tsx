import { OpenProof } from '../proof/OpenProof.tsx';
import { hasTitles } from '../state/design.ts';
import type { View } from './scene.ts';
import { Action, TabActions } from './TabActions.tsx';

/** The rare commands. */
export function MoreCommands({ scene, controls }: View) {
  const { state, design } = scene;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it as a form field */}
      <div role="group" aria-label={`Tab ${state.current + 1}`}>
        <strong>Tab {state.current + 1}</strong>
        <Action
          label="Rename"
          run={() => {
            document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
            controls.rename(state.current);
          }}
        />
        <TabActions
          scene={scene}
          controls={controls}
          index={state.current}
          before="Move left"
          after="Move right"
        />
      </div>
      <div>
        <strong>All tabs</strong>
        <Action label="Clear titles" isOff={!hasTitles(design)} run={controls.clearTitles} />
        <OpenProof controls={controls} />
      </div>
    </>
  );
}
