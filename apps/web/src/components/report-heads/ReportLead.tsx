import type { ReportHeadsView } from '@workbench/services/reports/schemas';
import { formatDay } from '~/lib/format/format-day';

/** What matters most in a report. */
export function ReportLead({ lead }: Pick<ReportHeadsView, 'lead'>) {
  if (lead === null) return <p className="text-muted-foreground">No recent findings</p>;
  return (
    <p className="text-pretty break-words">
      {lead.title}
      {lead.date !== null && (
        <span className="whitespace-nowrap text-muted-foreground text-xs"> {formatDay(lead.date)}</span>
      )}
    </p>
  );
}
