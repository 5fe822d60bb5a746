import type { DeliveryCalendars } from './calendars.ts';

/** `1 business day`, `5 business days`. */
export function businessDays(count: number): string {
  return `${count} business ${count === 1 ? 'day' : 'days'}`;
}

/** `3:00 PM Central Time`. */
export function spellCutOff({ cutOffMinutes, timeZone }: DeliveryCalendars): string {
  const hour = Math.floor(cutOffMinutes / 60);
  const minute = String(cutOffMinutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} ${zoneName(timeZone)}`;
}

const zoneNames = new Map<string, string>();

/** `Central Time` for `America/Chicago`. */
function zoneName(timeZone: string): string {
  let name = zoneNames.get(timeZone);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      timeZoneName: 'longGeneric',
    }).formatToParts(0);
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
    zoneNames.set(timeZone, name);
  }
  return name;
}
