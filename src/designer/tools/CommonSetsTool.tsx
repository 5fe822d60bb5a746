import { counted } from '../../pricing/counts.ts';
import { commonSets } from '../titles/common-sets.ts';
import type { View } from '../view/scene.ts';
import { ToolFrame } from './ToolFrame.tsx';

/** Ready lists of titles to begin with. */
export function CommonSetsTool({ controls }: View) {
  return (
    <ToolFrame title="Common sets" controls={controls}>
      <p>Begin with a list and change it to yours. It takes the place of all titles.</p>
      <ul class="common-sets">
        {commonSets.map(({ id, name, titles }) => (
          <li key={id}>
            <button
              type="button"
              class="common-set"
              onClick={() => controls.putIn(titles, 'replace')}
            >
              <strong>{name}</strong>
              <span class="quiet">
                {counted(titles.length, 'tab')}: {titles.slice(0, 3).join(', ')} …
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ToolFrame>
  );
}
