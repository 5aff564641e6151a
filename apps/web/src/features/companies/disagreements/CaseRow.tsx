import type { Disagreement } from '@workbench/services/companies/schemas';
import { DASH, formatNumber, formatPercent } from '~/lib/format/format';

/** How far the sources of a company are apart, in people and in percent. */
export function CaseRow({ disagreement }: { disagreement: Disagreement }) {
  const { name, domain, headcount, spread, disputed } = disagreement;
  return (
    <>
      <span className="flex w-full items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 tabular-nums">{disputed === null ? DASH : `${formatNumber(disputed)} apart`}</span>
      </span>
      <span className="flex w-full justify-between gap-3 text-muted-foreground text-xs">
        <span className="min-w-0 truncate">{domain}</span>
        <span className="shrink-0 tabular-nums">
          {formatNumber(headcount)} employees{spread !== null && ` · ${formatPercent(spread)}`}
        </span>
      </span>
    </>
  );
}
