import { Link } from '@tanstack/react-router';
import type { Overview } from '@workbench/services/analytics/schemas';
import { Building2, Database, RefreshCw, Users } from 'lucide-react';
import { CARD_LINK, cardLink, WITH_AGGREGATE } from '~/components/charts/CompaniesLink';
import { Card } from '~/components/ui/display/Card';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatNumber, formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';

interface OverviewQuery {
  data: Overview | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

const toSources = (title: string) => (
  <Link to="/sources" className={CARD_LINK}>
    {title}
  </Link>
);

export function StatCards({ overview }: { overview: OverviewQuery }) {
  const now = useNow();
  const settings = trpc.settings.get.useQuery({});
  const { data, isPending } = overview;
  if (overview.error && !data) {
    return (
      <Card>
        <ErrorState title={READ_FAILURE.analytics} error={overview.error} onRetry={() => void overview.refetch()} />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <MetricCard
        title="Total Companies"
        icon={Building2}
        value={formatNumber(data?.totalCompanies)}
        subtitle="tracked"
        link={cardLink()}
        isLoading={isPending}
      />
      <MetricCard
        title="Avg Employee Count"
        icon={Users}
        value={<span title="Average of all known aggregated counts">{formatNumber(data?.avgEmployeeCount)}</span>}
        subtitle="across all sources"
        link={cardLink(WITH_AGGREGATE)}
        isLoading={isPending}
      />
      <MetricCard
        title="Data Sources Active"
        icon={Database}
        value={formatNumber(data?.activeSources)}
        subtitle="Connected"
        link={toSources}
        isLoading={isPending}
      />
      <MetricCard
        title="Last Sync"
        icon={RefreshCw}
        value={<span className="text-lg sm:text-2xl">{formatRelativeTime(data?.lastSync, now)}</span>}
        subtitle={settings.data && (settings.data.autoSync ? 'Auto-refresh enabled' : 'Auto-refresh off')}
        link={toSources}
        isLoading={isPending}
      />
    </div>
  );
}
