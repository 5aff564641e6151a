import type { Overview } from '@workbench/services/analytics/schemas';
import { Building2, Database, Scale, Users } from 'lucide-react';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { formatCount, formatNumber } from '~/lib/format/format';

/** `overview` is undefined while it loads. */
export function AnalyticsMetrics({ overview }: { overview: Overview | undefined }) {
  const isLoading = overview === undefined;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <MetricCard
        title="Total Companies"
        icon={Building2}
        value={formatNumber(overview?.totalCompanies)}
        subtitle="tracked"
        isLoading={isLoading}
      />
      <MetricCard
        title="Avg Employee Count"
        icon={Users}
        value={formatNumber(overview?.avgEmployeeCount)}
        subtitle={
          overview
            ? `Average of ${formatCount(overview.companiesWithAggregate, 'known headcount', 'known headcounts')}`
            : 'across all sources'
        }
        isLoading={isLoading}
      />
      <MetricCard
        title="Data Sources Active"
        icon={Database}
        value={formatNumber(overview?.activeSources)}
        subtitle="Connected"
        isLoading={isLoading}
      />
      <MetricCard
        title="Companies Compared"
        icon={Scale}
        value={formatNumber(overview?.companiesCompared)}
        subtitle="with two or more sources"
        isLoading={isLoading}
      />
    </div>
  );
}
