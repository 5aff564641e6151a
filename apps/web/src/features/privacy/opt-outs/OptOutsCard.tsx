import type { OptOutReading } from '@workbench/services/privacy/schemas';
import { useId } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { READ_FAILURE } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { readingText, removedText } from './opt-out-labels';

const POLL_MS = 5000;
const isReading = ({ state }: OptOutReading): boolean => state === 'running';

/** People who asked a source to remove them, and what became of it here. */
export function OptOutsCard() {
  const id = useId();
  const { data, error, refetch } = trpc.privacy.optOuts.useQuery(
    {},
    { refetchOnMount: 'always', refetchInterval: pollWhile(isReading, POLL_MS) },
  );
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Opt-outs of data sources</CardTitle>
        <CardDescription>
          Once a day the server reads who asked a connected source to be removed. Their contacts and leads are deleted,
          and the do-not-contact list keeps them out.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-4">
        {data ? (
          <section aria-label={data.label} className="flex min-w-0 flex-col gap-1">
            <h3 className="font-medium">{data.label}</h3>
            <p className="min-w-0 break-words text-ui">{readingText(data)}</p>
            {data.startedAt !== null && <p className="text-muted-foreground text-ui">{removedText(data)}</p>}
            {data.message !== null && <InlineError>{data.message}</InlineError>}
          </section>
        ) : error ? (
          <ErrorState title={READ_FAILURE.optOuts} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="text-muted-foreground">
            Loading opt-outs…
          </p>
        )}
      </CardContent>
    </Card>
  );
}
