import { LocationPieCard } from '~/components/charts/LocationPieCard';
import { SourceBarCard } from '~/components/charts/SourceBarCard';
import { PageHeader } from '~/components/layout/PageHeader';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { AnalyticsMetrics } from './AnalyticsMetrics';
import { QualityInsights } from './QualityInsights';

/** Averages, places and how well the sources agree, over the whole workspace. */
export function AnalyticsPage() {
  const overview = trpc.analytics.overview.useQuery({});
  return (
    <>
      <PageHeader title="Analytics" subtitle="Your companies by source and location, and how well sources agree" />
      <div className="flex min-w-0 flex-col gap-4">
        {overview.isError ? (
          <Card>
            <ErrorState title={READ_FAILURE.analytics} error={overview.error} onRetry={() => void overview.refetch()} />
          </Card>
        ) : (
          <AnalyticsMetrics overview={overview.data} />
        )}
        <div className="grid gap-4 lg:grid-cols-2">
          <SourceBarCard title="Average Employee Count by Source" />
          <LocationPieCard title="Employee Location Distribution" />
        </div>
        {!overview.isError && <QualityInsights overview={overview.data} />}
      </div>
    </>
  );
}
