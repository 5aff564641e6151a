import type { LeadImportCounts } from '@workbench/services/leads/schemas';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/format/format';
import { IMPORT_COUNT_LABELS } from '../import-labels';

/** What becomes of the rows; their sum is the number of rows. */
export function LeadImportCountList({ counts }: { counts: LeadImportCounts }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
      {IMPORT_COUNT_LABELS.map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse rounded-md bg-muted px-3 py-2">
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd
            className={cn(
              'font-semibold text-lg tabular-nums',
              key === 'failed' && counts.failed > 0 && 'text-destructive',
            )}
          >
            {formatNumber(counts[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
