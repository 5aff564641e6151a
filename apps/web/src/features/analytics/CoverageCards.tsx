import { Database, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { AgreementTable } from './AgreementTable';
import { CoverageTable } from './CoverageTable';

/** What each source covers and how good its figures are; how often pairs of sources agree. */
export function CoverageCards() {
  const { data, error, refetch } = trpc.analytics.coverage.useQuery({});
  const bodyOf = (body: ReactNode) =>
    body ??
    (error ? (
      <ErrorState title={READ_FAILURE.coverage} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    ));
  return (
    <>
      <Card className="min-w-0">
        <CardHeader>
          <CardTitle>Sources Compared</CardTitle>
          <CardDescription>Each number leads to its companies. Age and deviation are medians.</CardDescription>
        </CardHeader>
        <CardContent>
          {bodyOf(
            data &&
              (data.sources.length === 0 ? (
                <EmptyState
                  icon={Database}
                  title="No sources yet"
                  description="Import a CSV or connect a source to see what it covers."
                />
              ) : (
                <CoverageTable sources={data.sources} />
              )),
          )}
        </CardContent>
      </Card>
      <Card className="min-w-0">
        <CardHeader>
          <CardTitle>Agreement by Pair</CardTitle>
          <CardDescription>
            Companies for which both give an exact figure of the same scope; apart in percent of the larger one.
          </CardDescription>
        </CardHeader>
        <CardContent>
          {bodyOf(
            data &&
              (data.pairs.length === 0 ? (
                <EmptyState
                  icon={Scale}
                  title="Nothing to compare yet"
                  description="No company has exact figures from two sources."
                />
              ) : (
                <AgreementTable pairs={data.pairs} />
              )),
          )}
        </CardContent>
      </Card>
    </>
  );
}
