import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { LocationPieChart } from './LocationPieChart';

export function LocationPieCard({ title }: { title: string }) {
  const { data, error, refetch } = trpc.analytics.distributions.useQuery({});
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        {data ? (
          <LocationPieChart countries={data.countries} />
        ) : error ? (
          <ErrorState title={READ_FAILURE.locations} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-80 w-full" />
        )}
      </CardContent>
    </Card>
  );
}
