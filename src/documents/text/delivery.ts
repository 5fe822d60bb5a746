import { months } from '../../book/months.ts';
import type { DeliveryData, Weekday } from '../../book/schema.ts';
import type { TransitData } from '../../book/transit-schema.ts';
import { deliveryCalendars } from '../../delivery/calendars.ts';
import { businessDays } from '../../delivery/wording.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
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
      `Production is closed on ${closedDays(production)}.${observedRule(production)}`,
      `${carrier.name} does not run on ${carrierClosedDays(delivery)}.${observedRule(carrier)}${pickupRule(carrier)}`,
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
  const month = months[holiday.month - 1];
  if ('day' in holiday) return `${holiday.name} (${month} ${holiday.day})`;
  const nth = holiday.nth === 'last' ? 'last' : ordinals[holiday.nth];
  return `${holiday.name} (${nth} ${holiday.weekday} of ${month})`;
}

function observedRule({ observed }: Pick<Calendar, 'observed'>): string {
  const moves = Object.entries(observed).map(
    ([from, to]) => `on a ${from} is observed on the nearest ${to}`,
  );
  return moves.length > 0 ? ` A holiday ${listed(moves).replace(' and on', ', one on')}.` : '';
}

function pickupRule({ noPickup }: DeliveryData['carrier']): string {
  if (noPickup.length === 0) return '';
  return ` It does not pick up on ${listed(noPickup.map(spellHoliday))}, but delivers then.`;
}
