import { Button } from './Button.tsx';
import type { View } from './scene.ts';

/** The page's latest message; earlier ones appear when it is closed. */
export function Toast({ scene, controls }: View) {
  const notice = scene.state.notices.at(-1);
  if (!notice) return null;
  const { id, title, lines, offer } = notice;
  const button = offer === 'undo' ? { label: 'Undo', run: controls.undo } : offer;
  return (
    <section key={id} class="toast" aria-label={title}>
      <div class="toast-text">
        <strong>{title}.</strong>
        {lines.length > 1 ? (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          lines.length === 1 && <> {lines[0]}</>
        )}
      </div>
      <div class="toast-actions">
        {button && (
          <Button
            class="button small"
            onClick={() => {
              controls.dismiss(id);
              button.run();
            }}
          >
            {button.label}
          </Button>
        )}
        <Button onClick={() => controls.dismiss(id)}>Close</Button>
      </div>
    </section>
  );
}
