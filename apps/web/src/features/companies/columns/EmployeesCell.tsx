import { useIsFirstSyncRunning } from '../sync/first-sync';
import { headcountText, missingSourcesText } from '../table/company-labels';
import type { CellProps } from './company-column';
import { DisagreementMark } from './DisagreementMark';

/** The headcount, and beneath it why there is no aggregate. */
export function EmployeesCell({ company, layout }: CellProps) {
  const missing = missingSourcesText(company, layout.minimumSources);
  const isFirstSyncRunning = useIsFirstSyncRunning(company.id);
  const isCompact = layout.density === 'compact';
  return (
    <>
      <DisagreementMark disagreement={company.disagreement} />
      {missing === null ? (
        headcountText(company)
      ) : (
        <span className="text-muted-foreground" title={isCompact ? missing : undefined}>
          {headcountText(company)}
        </span>
      )}
      {isCompact ? null : isFirstSyncRunning ? (
        <div className="truncate text-link text-xs">Querying sources…</div>
      ) : missing ? (
        <div className="truncate text-muted-foreground text-xs" title="Not enough sources for an aggregated count">
          {missing}
        </div>
      ) : (
        // Where there is no room for the column.
        layout.isFitted && <div className="text-muted-foreground text-xs @lg:hidden">{company.dataQuality} quality</div>
      )}
    </>
  );
}
