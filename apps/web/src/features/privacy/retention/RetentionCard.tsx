import type { Retention } from '@workbench/services/privacy/schemas';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { RetentionTable } from './RetentionTable';
import { RunRetentionDialog } from './RunRetentionDialog';
import { daysFault, lastRunText, readDays, runQuestionText, totalToDelete } from './retention-labels';

/** How long records that grow are kept, and what the rules delete. */
export function RetentionCard() {
  const id = useId();
  const { data, error, refetch } = trpc.privacy.retention.useQuery({}, { refetchOnMount: 'always' });
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Data retention</CardTitle>
        <CardDescription>
          Records that grow with use are deleted once a day when they are older than this. Contacts and leads that were
          never used, on no list and in no campaign, go to the trash: put those whom you restore on a list. The files of
          backups have their own plan.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-4">
        {data ? (
          <RetentionForm retention={data} />
        ) : error ? (
          <ErrorState title={READ_FAILURE.retention} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="text-muted-foreground">
            Loading the retention rules…
          </p>
        )}
      </CardContent>
    </Card>
  );
}

function RetentionForm({ retention }: { retention: Retention }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isAsking, setAsking] = useState(false);
  const update = trpc.privacy.updateRetention.useMutation({
    onSuccess: () => {
      setTyped({});
      toast({ title: 'Retention Saved', description: 'The next run follows the new rules.' });
    },
  });
  const run = trpc.privacy.runRetention.useMutation({
    onSuccess: (lastRun) => toast({ title: 'Retention Applied', description: lastRunText({ lastRun }) }),
  });
  const changed = retention.items.filter((rule) => {
    const text = typed[rule.kind];
    return text !== undefined && readDays(text) !== rule.days;
  });
  const hasFault = changed.some((rule) => daysFault(typed[rule.kind] ?? '', rule) !== null);
  const isBusy = update.isPending || run.isPending;
  const fault = update.error ?? run.error;
  const toDelete = totalToDelete(retention);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (hasFault || changed.length === 0) return;
    update.mutate({ days: Object.fromEntries(changed.map(({ kind }) => [kind, readDays(typed[kind] ?? '') ?? null])) });
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <RetentionTable
        retention={retention}
        typed={typed}
        isDisabled={isBusy}
        onType={(kind, text) => setTyped((earlier) => ({ ...earlier, [kind]: text }))}
      />
      {fault && <InlineError>{errorMessage(fault)}</InlineError>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={changed.length === 0 || hasFault || isBusy}>
          {update.isPending ? 'Saving…' : 'Save rules'}
        </Button>
        <Button variant="outline" disabled={isBusy || changed.length > 0} onClick={() => setAsking(true)}>
          {run.isPending ? 'Deleting…' : 'Run now'}
        </Button>
        <p role="status" className="min-w-0 text-muted-foreground text-xs">
          {lastRunText(retention)} {toDelete > 0 && `${formatCount(toDelete, 'record is', 'records are')} due.`}
        </p>
      </div>
      {isAsking && (
        <RunRetentionDialog
          question={runQuestionText(retention)}
          onConfirm={() => run.mutate({})}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
