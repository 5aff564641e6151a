import type { TrashEntry } from '@workbench/services/trash/schemas';
import { daysLeft } from '~/components/trash/trash-labels';
import { cn } from '~/lib/cn';
import { formatCount } from '~/lib/format/format';

const SOON_DAYS = 3;

/** How long an entry can still be restored; coloured in its last days. */
export function DaysLeft({ entry, now }: { entry: TrashEntry; now: number }) {
  const days = daysLeft(entry, now);
  return (
    <span className={cn(days <= SOON_DAYS && 'font-medium text-warning')}>{formatCount(days, 'day', 'days')}</span>
  );
}
