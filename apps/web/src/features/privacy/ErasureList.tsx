import type { Erasure } from '@workbench/services/privacy/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Progress } from '~/components/ui/feedback/Progress';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatCount, formatDateTime } from '~/lib/format/format';
import { erasureProgress, erasureSummaryText, scanText } from './erasure-progress';
import { useErasures } from './use-erasures';

/** The last erasures: how far each is, and what it came to. */
export function ErasureList() {
  const { erasures, error, refetch, retry, isRetrying } = useErasures();
  if (error && !erasures)
    return <ErrorState title={READ_FAILURE.erasures} error={error} onRetry={() => void refetch()} />;
  if (!erasures || erasures.items.length === 0) return null;
  return (
    <section aria-label="Erasures" className="flex min-w-0 flex-col gap-2 border-border border-t pt-4">
      <h3 className="font-medium">Last erasures</h3>
      <ul className="flex min-w-0 flex-col gap-2">
        {erasures.items.map((erasure) => (
          <li key={erasure.id} className="min-w-0">
            {erasure.state === 'running' ? (
              <RunningErasure erasure={erasure} />
            ) : (
              <EndedErasure erasure={erasure} isRetrying={isRetrying} onRetry={() => retry(erasure.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningErasure({ erasure }: { erasure: Erasure }) {
  const { percent, text } = erasureProgress(erasure.progress);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 rounded-md border border-border px-3 py-2 text-ui">
      <p role="status">
        Erasing since {formatDateTime(erasure.startedAt)}. {text} You can leave this page.
      </p>
      <Progress value={percent} label="Erasing" />
    </div>
  );
}

interface EndedErasureProps {
  erasure: Erasure;
  isRetrying: boolean;
  onRetry: () => void;
}

function EndedErasure({ erasure: { state, startedAt, result, message }, isRetrying, onRetry }: EndedErasureProps) {
  const isClean = state === 'completed';
  return (
    <Alert
      variant={isClean ? 'success' : 'warning'}
      role="status"
      title={result === null ? 'Not erased completely' : erasureSummaryText(result)}
      action={
        !isClean && (
          <Button variant="outline" size="sm" disabled={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {result === null ? <p>{message}</p> : <p>{scanText(result)}</p>}
      <p className="text-muted-foreground">
        {formatDateTime(startedAt)}
        {result !== null && ` · ${formatCount(result.suppressed, 'entry', 'entries')} on the do-not-contact list`}
      </p>
    </Alert>
  );
}
