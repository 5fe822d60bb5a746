import { months } from '../../book/months.ts';
import type { DeliveryData } from '../../book/schema.ts';
import type { TransitData } from '../../book/transit-schema.ts';
import { type Weekday, weekdays } from '../../book/weekdays.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import { businessDays, counted } from '../../text/counts.ts';
import { listed } from '../../text/words.ts';
import { list } from '../markdown.ts';
import { transitText } from './transit.ts';

/** How delivery dates are calculated, in sentences based on the seller's calendars. */
export function deliveryRules(catalog: SiteCatalog, transit: TransitData): string[] {
  const { delivery } = catalog.book;
  const { production, carrier, timeZone } = delivery;
  const cutOff = deliveryCalendars(delivery).cutOffText;
  const days = catalog.productIds.map((id) => {
    const { productionDays, noun } = catalog.book.products[id];
    return `${businessDays(productionDays)} for ${noun}`;
  });
  return [
    '## How delivery dates are calculated',
    list([
      `All days and times are in ${timeZone}. A proof approved by ${cutOff} on a production day counts for that day; approved later, or on a closed day, it counts for the next production day. That day is day 0.`,
      `Production takes ${listed(days)}.${changes(catalog)} The order ships on the last of them, or on the carrier's next pickup day.`,
      'It arrives after the transit days, counted in days the carrier runs; the ship date is day 0.',
      `The proof usually comes within ${businessDays(deliveryCalendars(delivery).proofBusinessDays)} of the order: \`with_proof\` has the dates for approval on that day.`,
      `Production is closed on ${closedDays(production)}.${observedRule(production)}${closureRule(production)}`,
      `${carrier.name} doesn't run on ${carrierClosedDays(delivery)}.${observedRule(carrier)}${pickupRule(carrier)}`,
    ]),
    ...transitText(transit),
    'It is an estimate, not a guarantee.',
  ];
}

/** The choices that change production time: ` speed=rush on letter takes 4 business days less.` */
function changes({ products, productIds }: SiteCatalog): string {
  return productIds
    .flatMap((id) =>
      products[id].options.flatMap(({ key, choices }) =>
        [...choices.values()].flatMap(({ id: choice, data: { productionDays: days } }) =>
          days
            ? [
                ` \`${key}=${choice}\` on ${id} takes ${businessDays(Math.abs(days))} ${days < 0 ? 'less' : 'more'}.`,
              ]
            : [],
        ),
      ),
    )
    .join('');
}

type Calendar = DeliveryData['production'];
type Holiday = Calendar['holidays'][number];

function closedDays({ closedWeekdays, holidays }: Calendar): string {
  return listed([...closedWeekdays.map(plural), ...holidays.map(spellHoliday)]);
}

function carrierClosedDays({ production, carrier }: DeliveryData): string {
  const names = ({ holidays }: Pick<Calendar, 'holidays'>) => holidays.map(spellHoliday).join('\n');
  if (names(production) !== names(carrier)) return closedDays(carrier);
  return listed([...carrier.closedWeekdays.map(plural), 'the same holidays']);
}

function plural(weekday: Weekday): string {
  return `${weekday}s`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth'];

/** `Labor Day (first Monday of September)`. */
function spellHoliday(holiday: Holiday): string {
  if ('after' in holiday) {
    return `${holiday.name} (${counted(holiday.days, 'day')} after ${holiday.after})`;
  }
  const month = months[holiday.month - 1];
  if ('day' in holiday) return `${holiday.name} (${month} ${holiday.day})`;
  const nth = holiday.nth === 'last' ? 'last' : ordinals[holiday.nth];
  return `${holiday.name} (${nth} ${holiday.weekday} of ${month})`;
}

/** ` Saturday holidays are observed the Friday before, Sunday ones the Monday after.` */
function observedRule({ observed, holidays }: Pick<Calendar, 'observed' | 'holidays'>): string {
  const moves = Object.entries(observed).map(([from, to], index) => {
    const holiday = index === 0 ? 'holidays are observed' : 'ones';
    const days = (weekdays.indexOf(to) - weekdays.indexOf(from as Weekday) + 7) % 7;
    return `${from} ${holiday} the ${to} ${days <= 3 ? 'after' : 'before'}`;
  });
  if (moves.length === 0) return '';
  const still = holidays.filter((holiday) => 'after' in holiday || holiday.moves === false);
  const names = listed(still.map(({ name }) => name));
  const exception = names && ` ${names} ${still.length === 1 ? "doesn't" : "don't"} move.`;
  return ` ${moves.join(', ')}.${exception}`;
}

/** ` It also rests from December 24, 2026 to January 1, 2027 (Winter break).` */
function closureRule({ closed = [] }: Calendar): string {
  const ranges = closed.map(({ name, from, to }) => `${spelled(from)} to ${spelled(to)} (${name})`);
  return ranges.length > 0 ? ` It also rests from ${listed(ranges)}.` : '';
}

/** @example spelled('2026-12-24') // 'December 24, 2026' */
function spelled(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]} ${day}, ${year}`;
}

function pickupRule({ noPickup }: DeliveryData['carrier']): string {
  if (noPickup.length === 0) return '';
  return ` It doesn't pick up on ${listed(noPickup.map(spellHoliday))}, but delivers then.`;
}
