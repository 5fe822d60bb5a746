import type { EstimateDocument } from '../../contract/estimate.ts';
import { dayText } from '../../text/days.ts';

/** The dated steps of an order, from the proof to the door. */
export function Timeline({ estimate }: { estimate: EstimateDocument }) {
  return (
    <>
      <ol class="timeline">
        {estimate.timeline.map(({ date, step, event }) => (
          <li key={date + event} class={`step-${step}`}>
            <time dateTime={date}>{dayText(date)}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{estimate.assumes}</p>
      <p class="quiet">{estimate.method}</p>
    </>
  );
}
