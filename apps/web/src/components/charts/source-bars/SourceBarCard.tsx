import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { CHART_CARD } from '../chart-card';
import { SourceBarChart } from './SourceBarChart';

export function SourceBarCard({ title }: { title: string }) {
  const { data, error, refetch } = trpc.analytics.employeesBySource.useQuery({});
  return (
    <Card className={CHART_CARD}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {data ? (
          <SourceBarChart data={data} />
        ) : error ? (
          <ErrorState title={READ_FAILURE.employees} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="min-h-80 w-full flex-1" />
        )}
      </CardContent>
    </Card>
  );
}
