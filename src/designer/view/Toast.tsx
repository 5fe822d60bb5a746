import { useRef } from 'preact/hooks';
import { Button } from './Button.tsx';
import type { View } from './page.ts';

/** The page's latest message; earlier ones appear when it is closed. */
export function Toast({ notices, controls }: View) {
  /** What had the focus before a button here, which takes it along when it disappears. */
  const before = useRef<HTMLElement | null>(null);
  const notice = notices.at(-1);
  if (!notice) return null;
  const { id, title, lines = [], offer } = notice;
  const button = offer === 'undo' ? { label: 'Undo', run: controls.undo } : offer;
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if ((currentTarget as Element).contains(relatedTarget as Node | null)) return;
    before.current = relatedTarget as HTMLElement | null;
  };
  const close = () => {
    controls.dismiss(id);
    if (before.current?.isConnected) before.current.focus();
    else controls.goTo('.price-bar .primary');
  };
  const run = () => {
    close();
    button?.run();
  };
  return (
    <section key={id} class="toast" aria-label={title} onFocusIn={enter}>
      <div class="toast-text">
        <strong>{title}.</strong> {lines.join('\n')}
      </div>
      <div class="row">
        {button && (
          <Button class="button small" onClick={run}>
            {button.label}
          </Button>
        )}
        <Button onClick={close}>Close</Button>
      </div>
    </section>
  );
}
