import { useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { formatDateTime } from '~/lib/format/format';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { BackupPlanForm } from './BackupPlanForm';
import { BackupTable } from './BackupTable';
import { isBackupRunning, lastBackupText } from './backup-labels';

const POLL_MS = 2000;

/** When the server backs itself up, where to, and what has become of it. */
export function BackupsCard() {
  const id = useId();
  const backups = trpc.backups.get.useQuery(
    {},
    { refetchOnMount: 'always', refetchInterval: pollWhile(isBackupRunning, POLL_MS) },
  );
  const start = trpc.backups.start.useMutation({
    onError: (error) => toastFailure('Failed to Begin a Backup', error),
  });
  const { data, error } = backups;
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Backups</CardTitle>
        <CardDescription>
          One file with the whole database at one moment, made while people work. It does not include secret.key and
          do-not-contact.jsonl: keep copies of both elsewhere.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-5">
        {data ? (
          <>
            <BackupPlanForm backups={data} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                variant="outline"
                disabled={start.isPending || isBackupRunning(data)}
                onClick={() => start.mutate({})}
              >
                {isBackupRunning(data) ? 'Backing up…' : 'Back up now'}
              </Button>
              <p role="status" className="min-w-0 break-words text-ui">
                {lastBackupText(data)}
                {data.nextAt !== null && ` The next one is made on ${formatDateTime(data.nextAt)}.`}
              </p>
            </div>
            {data.items.length > 0 && <BackupTable backups={data.items} />}
          </>
        ) : error ? (
          <ErrorState title={READ_FAILURE.backups} error={error} onRetry={() => void backups.refetch()} />
        ) : (
          <p role="status" className="text-muted-foreground">
            Loading backups…
          </p>
        )}
      </CardContent>
    </Card>
  );
}
