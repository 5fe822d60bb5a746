import { deliveryCalendars } from '../../delivery/calendar.ts';
import { likelyTimeline, neededBy } from '../../design/approvals.ts';
import type { Fix } from '../../design/checks.ts';
import { allChoices, type PricedChoice } from '../../pricing/catalog.ts';
import { counted } from '../../text/counts.ts';
import { arrivalSentences, dayText, instantText, likelyArrival } from '../../text/days.ts';
import { withinSentence } from '../../text/words.ts';
import { Fixes } from '../view/Button.tsx';
import { QuoteFormLink } from '../view/Colors.tsx';
import type { Page, View } from '../view/page.ts';

/** When the order arrives, until when to approve the proof for that, and whether it is in time. */
export function Dates(view: View) {
  if (!view.dates) return null;
  const { estimate } = view.dates;
  const { delivery } = view.catalog.book;
  const [, sooner = ''] = arrivalSentences(estimate);
  const { approved, arrives } = likelyArrival(estimate);
  const { approveBy, earliest = '', daysLate = 0 } = neededBy(view, new Date()) ?? {};
  const rush = quickerChoice(view);
  return (
    <div class="dates stack">
      <p class="arrival">
        <strong>{dayText(arrives)}</strong>
        <span>
          Arrives in {estimate.zip} if you approve the proof on {dayText(approved)}
        </span>
        <span>{sooner}</span>
      </p>
      <div role="status">
        {approveBy && (
          <p class="good">
            In time if you approve the proof by {instantText(approveBy, delivery.timeZone)}.
          </p>
        )}
        {daysLate > 0 && (
          <div class="late notice warning">
            <p>
              <strong>{counted(daysLate, 'day')} late.</strong> The earliest is {dayText(earliest)},
              if you approve the proof by {deliveryCalendars(delivery).cutOffText}.
            </p>
            {rush ? (
              <Fixes {...view} fixes={[rush]} />
            ) : (
              <QuoteFormLink {...view}>Ask whether we can make it sooner</QuoteFormLink>
            )}
          </div>
        )}
      </div>
      <Timeline {...view} />
    </div>
  );
}

/** The step to the quickest production; `undefined` if the shop sells none, or it is chosen. */
function quickerChoice({ catalog, design }: Page): Fix | undefined {
  const daysOf = ({ data }: PricedChoice) => data.productionDays ?? 0;
  const choices = allChoices(catalog.products[design.product]);
  const [best] = choices.toSorted((one, other) => daysOf(one) - daysOf(other));
  if (!best || daysOf(best) >= 0 || design.options[best.option] === best.id) return undefined;
  const { option, id: choice, label } = best;
  return { label: `Use ${withinSentence(label)}`, action: { do: 'choose', option, choice } };
}

/** The dated steps of an order, from the proof to the door. */
export function Timeline(page: Page) {
  return (
    <>
      <ol class="timeline">
        {likelyTimeline(page).map(({ date, step, event }) => (
          <li key={date + event} class={`step-${step}`}>
            <time dateTime={date}>{dayText(date)}</time>
            <span>{event}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{page.dates?.estimate.assumes}</p>
    </>
  );
}

export function Arrives({ dates, design }: Page) {
  if (!dates) return null;
  const { arrives } = likelyArrival(dates.estimate);
  const { neededBy } = design.delivery;
  return (
    <span>
      <span class="long">Arrives </span>
      <strong>{dayText(arrives)}</strong>
      {neededBy !== '' && arrives > neededBy && <strong>, needed {dayText(neededBy)}</strong>}
    </span>
  );
}
