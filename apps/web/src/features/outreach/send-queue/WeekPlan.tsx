import { useId } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';
import { weekDayLabel } from './week-day-label';

const COLUMNS = [
  { label: 'Requests', of: 'requests', isNumber: true },
  { label: 'Messages', of: 'messages', isNumber: true },
  { label: 'Replies', of: 'replies', isNumber: true },
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
          <Table columns={['Day', ...COLUMNS]} className="max-sm:[&_:is(td,th)]:px-2">
            {data.days.map((day, at) => (
              <tr key={day.date} className={TABLE_ROW}>
                <th scope="row" className="whitespace-nowrap font-medium">
                  {weekDayLabel(day.date, at)}
                </th>
                {COLUMNS.map(({ of }) => (
                  <td key={of} className={NUMBER_CELL}>
                    {formatNumber(day[of])}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </ScrollRegion>
        <p className="text-muted-foreground text-xs">
          Within the daily limits. Replies come first and count as messages.
          {data.later > 0 && ` ${formatCount(data.later, 'message waits', 'messages wait')} until later.`}
        </p>
      </CardContent>
    </Card>
  );
}
