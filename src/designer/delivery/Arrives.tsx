import type { EstimateDocument } from '../../contract/answers.ts';
import { dayText, likelyArrival } from '../../text/days.ts';

interface Props {
  readonly estimate: EstimateDocument;
  /** An ISO date; empty if the buyer named none. */
  readonly neededBy: string;
}

/** The likely date, in the price's bar. */
export function Arrives({ estimate, neededBy }: Props) {
  const { arrives } = likelyArrival(estimate);
  return (
    <span>
      <span class="long">Arrives </span>
      <strong>{dayText(arrives)}</strong>
      {neededBy !== '' && arrives > neededBy && (
        <span class="late">, needed {dayText(neededBy)}</span>
      )}
    </span>
  );
}
