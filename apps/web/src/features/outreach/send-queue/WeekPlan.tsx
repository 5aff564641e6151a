import { useId } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';
import { weekDayLabel } from './week-day-label';

const COLUMNS = [
  { label: 'Requests', of: 'requests' },
  { label: 'Messages', of: 'messages' },
  { label: 'Replies', of: 'replies' },
] as const;

/** What is due on each of the next seven days in all active campaigns. */
export function WeekPlan() {
  const id = useId();
  const { data, error, refetch } = trpc.outreach.week.useQuery({}, { refetchOnMount: 'always' });
  if (data === undefined) {
    return error ? (
      <Card>
        <ErrorState title={OUTREACH_READ_FAILURE.week} error={error} onRetry={() => void refetch()} />
      </Card>
    ) : null;
  }
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Next seven days</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-2">
        <ScrollRegion aria-label="Messages due by day">
          <table className="w-full whitespace-nowrap text-ui tabular-nums">
            <thead className="border-border border-b bg-muted/50 text-muted-foreground text-xs">
              <tr>
                <th scope="col" className="px-3 py-1.5 text-left font-medium">
                  Day
                </th>
                {COLUMNS.map(({ label }) => (
                  <th key={label} scope="col" className="px-3 py-1.5 text-right font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {data.days.map((day, at) => (
                <tr key={day.date}>
                  <th scope="row" className="px-3 py-1.5 text-left font-medium">
                    {weekDayLabel(day.date, at)}
                  </th>
                  {COLUMNS.map(({ of }) => (
                    <td key={of} className="px-3 py-1.5 text-right">
                      {formatNumber(day[of])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className="text-muted-foreground text-xs">
          Within the daily limits, replies first; they are among the messages.
          {data.later > 0 && ` ${formatCount(data.later, 'message waits', 'messages wait')} until later.`}
        </p>
      </CardContent>
    </Card>
  );
}
