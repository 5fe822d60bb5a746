import type { Book } from '../schema.ts';
import { type Fault, uniqueFaults } from './fault.ts';

/** Holidays with the same name, and holidays after one that they can't refer to. */
export function deliveryFaults({ delivery: { production, carrier } }: Book): Fault[] {
  return [
    ...holidayFaults('delivery.production.holidays', production.holidays),
    ...holidayFaults('delivery.carrier.holidays', carrier.holidays),
    ...holidayFaults('delivery.carrier.noPickup', carrier.noPickup),
  ];
}

type Holidays = Book['delivery']['production']['holidays'];

function holidayFaults(place: string, holidays: Holidays): Fault[] {
  const named = holidays.filter((holiday) => !('after' in holiday)).map(({ name }) => name);
  return [
    ...uniqueFaults(place, holidays, 'name'),
    ...holidays.flatMap((holiday, index) =>
      'after' in holiday && !named.includes(holiday.after)
        ? [
            {
              place: `${place}.${index}.after`,
              value: holiday.after,
              message: `name a holiday of this list that has its own date: ${named.join(', ')}`,
            },
          ]
        : [],
    ),
  ];
}
