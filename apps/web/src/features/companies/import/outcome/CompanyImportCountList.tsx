import type { ImportResult } from '@workbench/services/companies/schemas';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/format/format';

type Outcome = Pick<
  ImportResult,
  | 'created'
  | 'updated'
  | 'historical'
  | 'renamed'
  | 'suggested'
  | 'notesAdded'
  | 'unchanged'
  | 'duplicates'
  | 'refused'
  | 'failed'
  | 'ignoredCells'
>;

/** What becomes of the rows; what is rare is shown only where it happens. */
export function CompanyImportCountList({ outcome }: { outcome: Outcome }) {
  const { created, updated, historical, renamed, suggested, notesAdded } = outcome;
  const { unchanged, duplicates, refused, failed, ignoredCells } = outcome;
  const counts: [label: string, count: number, isRare?: boolean][] = [
    ['Created', created],
    ['Updated', updated - historical],
    ['History only', historical, true],
    ['Renamed', renamed, true],
    ['Suggested', suggested, true],
    ['Notes added', notesAdded, true],
    ['Unchanged', unchanged],
    ['Duplicates', duplicates],
    ['Refused', refused, true],
    ['Failed', failed],
    ['Cells left out', ignoredCells, true],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
      {counts
        .filter(([_label, count, isRare]) => !isRare || count > 0)
        .map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse rounded-md bg-muted px-3 py-2">
            <dt className="text-muted-foreground text-xs">{label}</dt>
            <dd
              className={cn(
                'font-semibold text-lg tabular-nums',
                label === 'Failed' && count > 0 && 'text-destructive',
              )}
            >
              {formatNumber(count)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
