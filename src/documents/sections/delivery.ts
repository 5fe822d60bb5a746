import type { DeliveryData, TransitData } from '../../book/schema.ts';
import {
  codeOfPrefix,
  daysCode,
  type Unserved,
  unservedCodes,
  unservedPlaces,
} from '../../book/zip-codes.ts';
import { deliveryCalendars } from '../../delivery/calendar.ts';
import { allChoices, perProduct, type SiteCatalog } from '../../pricing/catalog.ts';
import { businessDays, counted, plural } from '../../text/counts.ts';
import { longDateText, months, type Weekday, weekdays } from '../../text/days.ts';
import type { Values } from '../../text/fill-in.ts';
import { listed } from '../../text/words.ts';
import { table } from '../plain-text.ts';

/** The seller's calendars and the carrier's transit days in words. */
export function deliveryValues(catalog: SiteCatalog, transit: TransitData): Values {
  const { production, carrier, timeZone } = catalog.book.delivery;
  const { cutOffText } = deliveryCalendars(catalog.book.delivery);
  const days = perProduct(catalog, ({ data }) => businessDays(data.productionDays));
  const holidays = (of: Calendar) => of.holidays.map(spelled);
  const isSame = String(holidays(carrier)) === String(holidays(production));
  const noPickup = listed(carrier.noPickup.map(spelled));
  const codes = [...transit.rows.join('')].filter((code) => daysCode.test(code));
  const daysServed = [...new Set(codes)].map((code) => Number.parseInt(code, 36));
  return {
    timeZone,
    cutOff: cutOffText,
    carrier: carrier.name,
    daysLater: perProduct(catalog, ({ data }) => `${businessDays(data.productionDays)} later`),
    transitDays: `${Math.min(...daysServed)} to ${businessDays(Math.max(...daysServed))}`,
    productionTimes: [`${days}.`, ...changesOf(catalog)].join(' '),
    productionCloses: closures(production, holidays(production)),
    carrierRests: `${closures(carrier, isSame ? ['the same holidays'] : holidays(carrier))}${noPickup && ` It doesn't pick up on ${noPickup}, but delivers then.`}`,
    transitTable: transitTable(transit, catalog),
  };
}

/** The choices that change production time: `speed=rush on letter takes 4 business days less.` */
function changesOf({ products, productIds }: SiteCatalog): string[] {
  return productIds.flatMap((id) =>
    allChoices(products[id]).flatMap(({ option, id: choice, data: { productionDays = 0 } }) => {
      const time = `${businessDays(Math.abs(productionDays))} ${productionDays < 0 ? 'less' : 'more'}`;
      return productionDays === 0 ? [] : `\`${option}=${choice}\` on ${id} takes ${time}.`;
    }),
  );
}

type Calendar = DeliveryData['production'];
type Holiday = Calendar['holidays'][number];

const ordinals = ['', 'first', 'second', 'third', 'fourth'];

/** `Labor Day (first Monday of September)`. */
function spelled(holiday: Holiday): string {
  const { name } = holiday;
  if ('after' in holiday) return `${name} (${counted(holiday.days, 'day')} after ${holiday.after})`;
  const month = months[holiday.month - 1];
  if ('day' in holiday) return `${name} (${month} ${holiday.day})`;
  const nth = holiday.nth === 'last' ? 'last' : ordinals[holiday.nth];
  return `${name} (${nth} ${holiday.weekday} of ${month})`;
}

/** The closed days of a calendar, the rules by which they move, and its closures, in sentences. */
function closures(calendar: Calendar, names: readonly string[]): string {
  const { closedWeekdays, holidays, observed, closed = [] } = calendar;
  const moves = Object.entries(observed).map(([from, to], index) => {
    const days = (weekdays.indexOf(to) - weekdays.indexOf(from as Weekday) + 7) % 7;
    return `${from} ${index === 0 ? 'holidays are observed' : 'ones'} the ${to} ${days <= 3 ? 'after' : 'before'}`;
  });
  const still = holidays.filter((holiday) => 'after' in holiday || holiday.moves === false);
  const stay = `${listed(still.map(({ name }) => name))} ${still.length === 1 ? "doesn't" : "don't"} move.`;
  const rests = closed.map(
    ({ name, from, to }) => `${longDateText(from)} to ${longDateText(to)} (${name})`,
  );
  return [
    `${listed([...closedWeekdays.map((day) => plural(day, 2)), ...names])}.`,
    ...(moves.length > 0 ? [`${moves.join(', ')}.`] : []),
    ...(moves.length > 0 && still.length > 0 ? [stay] : []),
    ...(rests.length > 0 ? [`It is also closed from ${listed(rests)}.`] : []),
  ].join(' ');
}

/** How long ground transit takes, by the first three digits of the ZIP code. */
function transitTable(transit: TransitData, { freeShippingOver }: SiteCatalog): string[] {
  const { origin, source, beyondFreeShipping, unservedZips } = transit;
  const codes = Array.from({ length: 1000 }, (_, prefix) =>
    codeOfPrefix(threeDigits(prefix), transit),
  );
  const served = [...new Set(codes)].filter((code) => daysCode.test(code)).sort();
  const ranges = served.map((code) => rangesOf(code, codes));
  // The days with the most ranges are said to be the rest.
  const most = Math.max(...ranges.map(({ length }) => length));
  const rest = ranges.findIndex(({ length }) => length === most);
  const rows = served.map((code, index) => [
    Number.parseInt(code, 36),
    index === rest ? 'anything else' : (ranges[index] ?? []).join(' '),
  ]);
  const none = rangesOf(unservedCodes.unallocated, codes).join(' ');
  const unreached = Object.entries(unservedPlaces).flatMap(([reason, name]) => {
    const code = unservedCodes[reason as Unserved];
    const zips = Object.keys(unservedZips).filter((zip) => unservedZips[zip] === code);
    const all = [...rangesOf(code, codes), ...zips].join(', ');
    return all ? [`${name} (${all})`] : [];
  });
  const places = listed(Object.keys(beyondFreeShipping));
  const charged = freeShippingOver === undefined ? '' : ` Shipping to ${places} isn't free.`;
  return [
    `Business days in transit from ZIP ${origin.zip}, ${origin.state}, by the first three digits of the destination's ZIP code, ${source}. A live answer uses the carrier's own days instead if the carrier was asked; its \`assumes\` says which.`,
    table(
      ['days in transit', 'ZIP codes that begin with'],
      [...rows, ['none: there is no such ZIP code', none]],
    ),
    `Ground service doesn't reach ${listed(unreached)}. A ZIP code that doesn't exist is refused.${charged}`,
  ];
}

/** The prefixes that have a code, as ranges. */
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
