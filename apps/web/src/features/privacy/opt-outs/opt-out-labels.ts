import type { OptOutReading } from '@workbench/services/privacy/schemas';
import { formatCount, formatDateTime, formatNumber } from '../../../lib/format/format.ts';

/** "Read to the end on Nov 29, 2026, 0:12: 1,200,000 ids." */
export function readingText(reading: OptOutReading): string {
  const { state, isConnected, startedAt, completedAt, ids } = reading;
  if (startedAt === null) {
    return isConnected
      ? 'Not read yet; the server reads the list within the hour.'
      : 'Not read: enter a key under Data Sources. Without one, nothing is fetched.';
  }
  const count = formatCount(ids, 'id', 'ids');
  if (state === 'running') return `Being read since ${formatDateTime(startedAt)}: ${count} so far.`;
  const last =
    completedAt === null ? 'It was never read to its end.' : `Last read to its end ${formatDateTime(completedAt)}.`;
  return state === 'completed'
    ? `Read to its end ${formatDateTime(startedAt)}: ${count}.`
    : `${last} The last reading got ${count}.`;
}

/** "3 people removed by the last reading, 12 in all." */
export function removedText({ removed, removedEver, pending }: OptOutReading): string {
  const done =
    removedEver === 0
      ? 'No one who is saved here was on it.'
      : `${formatCount(removed, 'contact or lead', 'contacts and leads')} removed by the last reading, ${formatNumber(removedEver)} in all.`;
  return pending === 0 ? done : `${done} ${formatCount(pending, 'person is', 'people are')} being removed.`;
}
