const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats a date for people, whatever the browser's time zone.
 *
 * @example dayText('2026-11-11') // 'Wed, Nov 11'
 */
export function dayText(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Formats a date with its year.
 *
 * @example dateText('2026-11-11') // 'Nov 11, 2026'
 */
export function dateText(day: string): string {
  return date.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Formats an instant with an offset for people, in its own time zone.
 *
 * @example instantText('2026-11-23T15:00:00.000-06:00') // 'Mon, Nov 23, 3:00 PM Central'
 */
export function instantText(instant: string): string {
  const [date = '', time = ''] = instant.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${dayText(date)}, ${clock} Central`;
}
