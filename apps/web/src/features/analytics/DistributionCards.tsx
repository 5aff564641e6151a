import type { CountedCompanies, Distributions } from '@workbench/services/analytics/schemas';
import { CountBars } from '~/components/charts/CountBars';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';

interface DistributionsQuery {
  data: Distributions | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Growth and size of the companies; each bar leads to its companies. */
export function DistributionCards({ query }: { query: DistributionsQuery }) {
  const { data } = query;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <DistributionCard
        title="Growth over 12 Months"
        description="Measured by one source that counted the same thing a year earlier."
        bands={data?.growth}
        query={query}
      />
      <DistributionCard
        title="Companies by Size"
        description="By headcount: the aggregate, or the figure of a single source."
        bands={data?.size}
        query={query}
      />
    </div>
  );
}

interface DistributionCardProps {
  title: string;
  description: string;
  bands: readonly CountedCompanies[] | undefined;
  query: DistributionsQuery;
}

function DistributionCard({ title, description, bands, query: { error, refetch } }: DistributionCardProps) {
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{description}</CardDescription>
      </CardHeader>
      <CardContent>
        {bands ? (
          <CountBars bands={bands} label={title} />
        ) : error ? (
          <ErrorState title={READ_FAILURE.distributions} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72 w-full" />
        )}
      </CardContent>
    </Card>
  );
}
