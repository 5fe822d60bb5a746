import type { DeliveryData, TransitData } from '../../book/schema.ts';
import {
  codeOfPrefix,
  daysCode,
  type Unserved,
  unservedCodes,
  unservedPlaces,
} from '../../book/zip-codes.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { perProduct } from '../../pricing/by-product.ts';
import { allChoices, type SiteCatalog } from '../../pricing/catalog.ts';
import { businessDays, counted, plural } from '../../text/counts.ts';
import { longDateText, months, type Weekday, weekdays } from '../../text/days.ts';
import { listed } from '../../text/words.ts';
import { table } from '../plain-text.ts';
import type { DocumentSection, SectionSources } from './section.ts';

/** How delivery dates are calculated, in sentences based on the seller's calendars. */
export function deliveryRules({ catalog, transit }: SectionSources): DocumentSection {
  const { delivery } = catalog.book;
  const { production, carrier, timeZone } = delivery;
  const cutOff = deliveryCalendars(delivery).cutOffText;
  const days = perProduct(catalog, ({ data }) => businessDays(data.productionDays));
  return {
    id: 'delivery-dates',
    title: 'How are delivery dates calculated?',
    paragraphs: ['Dates are estimates, not guarantees.'],
    points: [
      `All days and times are in ${timeZone}. A proof approved by ${cutOff} on a production day counts for that day; approved later, or on a closed day, it counts for the next production day. That day is day 0.`,
      `Production takes ${days}.${changes(catalog)} The order ships on the last of them, or on the carrier's next pickup day.`,
      'It arrives after the transit days, counted in days the carrier runs; the ship date is day 0.',
      `\`with_proof\` has the dates for approval on the day the proof usually comes, within ${businessDays(deliveryCalendars(delivery).proofBusinessDays)} of the order.`,
      `Production is closed on ${closedDays(production)}.${observedRule(production)}${closureRule(production)}`,
      `${carrier.name} doesn't run on ${closedDays(carrier, production.holidays)}.${observedRule(carrier)}${closureRule(carrier)}${pickupRule(carrier)}`,
    ],
    blocks: transitText(transit, catalog),
    in: ['llmsFull'],
  };
}

/** The choices that change production time: ` speed=rush on letter takes 4 business days less.` */
function changes({ products, productIds }: SiteCatalog): string {
  const changing = productIds.flatMap((id) =>
    allChoices(products[id]).map(({ option, id: choice, data: { productionDays: days = 0 } }) => {
      const time = `${businessDays(Math.abs(days))} ${days < 0 ? 'less' : 'more'}`;
      return days === 0 ? '' : ` \`${option}=${choice}\` on ${id} takes ${time}.`;
    }),
  );
  return changing.join('');
}

type Calendar = DeliveryData['production'];
type Holiday = Calendar['holidays'][number];

/** @param known holidays that the reader knows already */
function closedDays(
  { closedWeekdays, holidays }: Pick<Calendar, 'closedWeekdays' | 'holidays'>,
  known?: Calendar['holidays'],
): string {
  const spelled = holidays.map(spellHoliday);
  const isKnown = known?.map(spellHoliday).join() === spelled.join();
  const named = isKnown ? ['the same holidays'] : spelled;
  return listed([...closedWeekdays.map((day) => plural(day, 2)), ...named]);
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
  const ranges = listed(
    closed.map(({ name, from, to }) => `${longDateText(from)} to ${longDateText(to)} (${name})`),
  );
  return ranges && ` It also rests from ${ranges}.`;
}

function pickupRule({ noPickup }: DeliveryData['carrier']): string {
  const days = listed(noPickup.map(spellHoliday));
  return days && ` It doesn't pick up on ${days}, but delivers then.`;
}

/** How long ground transit takes, by the first three digits of the ZIP code. */
function transitText(transit: TransitData, { freeShippingOver }: SiteCatalog): string[] {
  const { origin, source, beyondFreeShipping } = transit;
  const codes = Array.from({ length: 1000 }, (_, prefix) =>
    codeOfPrefix(threeDigits(prefix), transit),
  );
  const places = listed(Object.keys(beyondFreeShipping));
  const charged = freeShippingOver === undefined ? '' : ` Shipping to ${places} isn't free.`;
  return [
    `Business days in transit from ZIP ${origin.zip}, ${origin.state}, by the first three digits of the destination's ZIP code, ${source}. A live answer uses the carrier's own days instead if the carrier was asked; its \`assumes\` says which.`,
    table(['days in transit', 'ZIP codes that begin with'], transitRows(codes)),
    `Ground service doesn't reach ${unreached(codes, transit)}. A ZIP code that doesn't exist is refused.${charged}`,
  ];
}

/**
 * The prefixes for each number of days, and those that don't exist, as ranges; the days with the
 * most ranges are the rest.
 */
function transitRows(codes: readonly string[]): [days: number | string, prefixes: string][] {
  const served = [...new Set(codes)].filter((code) => daysCode.test(code)).sort();
  const ranges = served.map((code) => rangesOf(code, codes));
  const most = Math.max(...ranges.map(({ length }) => length));
  const rest = ranges.findIndex(({ length }) => length === most);
  const none = rangesOf(unservedCodes.unallocated, codes).join(' ');
  return [
    ...served.map((code, index): [number, string] => [
      Number.parseInt(code, 36),
      index === rest ? 'anything else' : (ranges[index] ?? []).join(' '),
    ]),
    ['none: there is no such ZIP code', none],
  ];
}

function rangesOf(code: string, codes: readonly string[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const [prefix, own] of codes.entries()) {
    const last = ranges.at(-1);
    if (own !== code) continue;
    if (last?.[1] === prefix - 1) last[1] = prefix;
    else ranges.push([prefix, prefix]);
  }
  return ranges.map((ends) => [...new Set(ends)].map(threeDigits).join('-'));
}

function threeDigits(prefix: number): string {
  return String(prefix).padStart(3, '0');
}

function unreached(codes: readonly string[], { unservedZips }: TransitData): string {
  const named = Object.entries(unservedPlaces).flatMap(([reason, name]) => {
    const code = unservedCodes[reason as Unserved];
    const zips = Object.keys(unservedZips).filter((zip) => unservedZips[zip] === code);
    const all = [...rangesOf(code, codes), ...zips].join(', ');
    return all ? [`${name} (${all})`] : [];
  });
  return listed(named);
}
