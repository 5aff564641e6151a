import { Badge } from '~/components/ui/display/Badge';
import { formatNumber } from '~/lib/format/format';
import type { BulkCompanyProgress } from './bulk-run';

const BADGE = {
  generating: { label: 'Generating', tone: 'warning' },
  completed: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'destructive' },
} as const;

interface BulkCompanyStatusProps {
  employees: number | null;
  /** undefined for a company that is in no run. */
  state: BulkCompanyProgress | undefined;
}

/** What stands at the right of a company in the bulk list. */
export function BulkCompanyStatus({ employees, state }: BulkCompanyStatusProps) {
  const badge = state && BADGE[state.status];
  return (
    <span className="flex max-w-[55%] shrink-0 flex-col items-end gap-x-3 sm:flex-row sm:items-center">
      {state?.message && (
        <span className="hidden min-w-0 max-w-96 truncate text-muted-foreground text-xs sm:block" title={state.message}>
          {state.message}
        </span>
      )}
      {employees !== null && (
        <span className="text-muted-foreground text-xs tabular-nums">~{formatNumber(employees)} employees</span>
      )}
      {badge && <Badge variant={badge.tone}>{badge.label}</Badge>}
    </span>
  );
}
