import type { Notice, NoticePlace } from '../state/app-state.ts';
import type { View } from './scene.ts';

/** What the page has to tell at a place. */
export function Notices({ scene, controls, place }: View & { place: NoticePlace }) {
  const notices = scene.state.notices.filter((notice) => notice.place === place);
  if (notices.length === 0) return null;
  return (
    <div class="notices">
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} controls={controls} />
      ))}
    </div>
  );
}

function NoticeBox({ notice, controls }: Pick<View, 'controls'> & { notice: Notice }) {
  const { id, tone, title, lines, offer } = notice;
  return (
    <section class={`notice ${tone}`} aria-label={title}>
      <p>
        <strong>{title}.</strong>
      </p>
      {lines.length > 1 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines.length === 1 && <p>{lines[0]}</p>
      )}
      <div class="notice-actions">
        {offer && (
          <button type="button" class="button small" onClick={() => controls.take(id, offer)}>
            {offer.label}
          </button>
        )}
        <button type="button" class="button plain small" onClick={() => controls.dismiss(id)}>
          Close
        </button>
      </div>
    </section>
  );
}
