import type { ImportResult } from '@workbench/services/companies/schemas';
import { formatNumber } from '~/lib/format/format';

const NUMBERS = [
  ['created', 'Created'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['duplicates', 'Duplicates'],
  ['failed', 'Failed'],
] as const;

type Outcome = Pick<ImportResult, (typeof NUMBERS)[number][0]>;

export function CompanyImportCountList({ outcome }: { outcome: Outcome }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
      {NUMBERS.map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse rounded-md bg-muted px-3 py-2">
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd
            className={
              key === 'failed' && outcome.failed > 0
                ? 'font-semibold text-destructive text-lg tabular-nums'
                : 'font-semibold text-lg tabular-nums'
            }
          >
            {formatNumber(outcome[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
