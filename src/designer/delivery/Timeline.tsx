import type { EstimateDocument } from '../../contract/answers.ts';
import { dayText } from '../../text/days.ts';

interface Props {
  readonly timeline: readonly EstimateDocument['timeline'][number][];
  readonly estimate: EstimateDocument;
}

/** The dated steps of an order, from the proof to the door. */
export function Timeline({ timeline, estimate }: Props) {
  return (
    <>
      <ol class="timeline">
        {timeline.map(({ date, step, event }) => (
          <li key={date + event} class={`step-${step}`}>
            <time dateTime={date}>{dayText(date)}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{estimate.assumes}</p>
    </>
  );
}
