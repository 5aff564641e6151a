import type { SendQueue } from '@workbench/services/outreach/schemas';
import { Progress } from '~/components/ui/feedback/Progress';
import { quotaText } from '../outreach-labels';

/** How much of the daily limits is used, over all campaigns and of the selected one. */
export function DailyQuotas({ desk, now }: { desk: SendQueue; now: number }) {
  const quotas = [
    { noun: 'connection requests', quota: desk.requests },
    { noun: 'messages', quota: desk.messages },
    ...(desk.campaign === null ? [] : [{ noun: 'daily slots for this campaign', quota: desk.campaign }]),
  ];
  return (
    <ul aria-label="Today’s limits" className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
      {quotas.map(({ noun, quota }) => {
        const text = quotaText(quota, noun, now);
        return (
          <li key={noun} className="flex min-w-0 flex-col justify-between gap-1">
            <span className="text-muted-foreground text-xs">{text}</span>
            <Progress value={quota.limit === 0 ? 0 : (100 * quota.used) / quota.limit} label={text} />
          </li>
        );
      })}
    </ul>
  );
}
