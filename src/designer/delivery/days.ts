const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * A date as people read it, whatever the zone of the browser.
 *
 * @example dayText('2026-11-11') // 'Wed, Nov 11'
 */
export function dayText(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
