import type { View } from './scene.ts';

/** What fills and mends the list of titles. */
export function TitleTools({ scene, controls }: View) {
  const { past, future } = scene.state.history;
  return (
    <div class="title-tools needs-script">
      <button
        type="button"
        class="button plain small"
        disabled={past.length === 0}
        onClick={controls.undo}
      >
        Undo
      </button>
      <button
        type="button"
        class="button plain small"
        disabled={future.length === 0}
        onClick={controls.redo}
      >
        Redo
      </button>
    </div>
  );
}
