import { Link } from '@tanstack/react-router';
import type { CountedCompanies, Overview } from '@workbench/services/analytics/schemas';
import { Building2, Database, Scale, Users } from 'lucide-react';
import { CARD_LINK, cardLink, WITH_AGGREGATE } from '~/components/charts/CompaniesLink';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { formatCount, formatNumber } from '~/lib/format/format';

interface AnalyticsMetricsProps {
  /** Undefined while it loads. */
  overview: Overview | undefined;
  /** Those with an aggregate and two exact figures; undefined while they are counted. */
  compared: CountedCompanies | undefined;
}

/** Each card leads to what it counts. */
export function AnalyticsMetrics({ overview, compared }: AnalyticsMetricsProps) {
  const isLoading = overview === undefined;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <MetricCard
        title="Total Companies"
        icon={Building2}
        value={formatNumber(overview?.totalCompanies)}
        subtitle="tracked"
        link={cardLink()}
        isLoading={isLoading}
      />
      <MetricCard
        title="Avg Employee Count"
        icon={Users}
        value={formatNumber(overview?.avgEmployeeCount)}
        subtitle={
          overview
            ? `across ${formatCount(overview.companiesWithAggregate, 'known headcount', 'known headcounts')}`
            : 'across all known headcounts'
        }
        link={cardLink(WITH_AGGREGATE)}
        isLoading={isLoading}
      />
      <MetricCard
        title="Data Sources Active"
        icon={Database}
        value={formatNumber(overview?.activeSources)}
        subtitle="Connected"
        link={(title) => (
          <Link to="/sources" className={CARD_LINK}>
            {title}
          </Link>
        )}
        isLoading={isLoading}
      />
      <MetricCard
        title="Companies Compared"
        icon={Scale}
        value={formatNumber(compared?.count)}
        subtitle="with two or more sources"
        isLoading={compared === undefined}
        link={compared && cardLink(compared.filter)}
      />
    </div>
  );
}
