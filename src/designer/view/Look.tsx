import { BodyChoice } from './BodyChoice.tsx';
import { Colors } from './Colors.tsx';
import { Cuts } from './Cuts.tsx';
import { Preview } from './Preview.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** Cut, colors and body, next to the whole divider. */
export function Look(view: View) {
  return (
    <Sheet title="Look" id="look" position={2}>
      <div class="look-columns">
        <div class="look-choices">
          <Cuts {...view} />
          <Colors {...view} />
          <BodyChoice {...view} />
        </div>
        <Preview {...view} />
      </div>
    </Sheet>
  );
}
