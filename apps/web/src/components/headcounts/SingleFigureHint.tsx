import { Link } from '@tanstack/react-router';
import type { Overview } from '@workbench/services/analytics/schemas';
import { CompaniesLink } from '~/components/charts/CompaniesLink';
import { formatCount } from '~/lib/format/format';

/** After a first list most companies have one source: why there is no average, and where that is changed. */
export function SingleFigureHint({ overview }: { overview: Overview }) {
  const { companiesWithSingleFigure: single, companiesWithAggregate: aggregated } = overview;
  if (single === 0 || single < aggregated) return null;
  return (
    <p className="rounded-lg bg-muted px-4 py-3 text-ui">
      <CompaniesLink filter={{ field: 'headcount', op: 'is', value: 'single' }} className="text-link">
        {formatCount(single, 'company has', 'companies have')} a headcount from one source
      </CompaniesLink>{' '}
      and no aggregate.{' '}
      <Link to="/settings" className="text-link underline-offset-4 hover:underline">
        Change Minimum Sources
      </Link>{' '}
      to use single figures.
    </p>
  );
}
