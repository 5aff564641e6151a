import { DASH } from './format';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day that is stored as midnight UTC: the same day for readers in every time zone. */
export function formatDay(value: string | Date | null): string {
  if (value === null) return DASH;
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? 'Unknown' : dayFormat.format(at);
}
