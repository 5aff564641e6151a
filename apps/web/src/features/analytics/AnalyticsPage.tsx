import { LocationPieCard } from '~/components/charts/locations/LocationPieCard';
import { SourceBarCard } from '~/components/charts/source-bars/SourceBarCard';
import { PageHeader } from '~/components/layout/PageHeader';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { AnalyticsMetrics } from './AnalyticsMetrics';
import { CoverageCards } from './CoverageCards';
import { DisagreementsLink } from './DisagreementsLink';
import { DistributionCards } from './DistributionCards';
import { QualityInsights } from './QualityInsights';

/** Averages, growth, sizes, countries, and what each source covers and how well they agree. */
export function AnalyticsPage() {
  const overview = trpc.analytics.overview.useQuery({});
  const distributions = trpc.analytics.distributions.useQuery({});
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="Your companies by source and location, and how well sources agree"
        actions={<DisagreementsLink />}
      />
      <div className="flex min-w-0 flex-col gap-4">
        {overview.isError ? (
          <Card>
            <ErrorState title={READ_FAILURE.analytics} error={overview.error} onRetry={() => void overview.refetch()} />
          </Card>
        ) : (
          <AnalyticsMetrics overview={overview.data} compared={distributions.data?.compared} />
        )}
        <div className="grid gap-4 xl:grid-cols-2">
          <SourceBarCard title="Average Employee Count by Source" />
          <LocationPieCard title="Employee Location Distribution" />
        </div>
        <DistributionCards query={distributions} />
        <CoverageCards />
        {!overview.isError && <QualityInsights overview={overview.data} />}
      </div>
    </>
  );
}
