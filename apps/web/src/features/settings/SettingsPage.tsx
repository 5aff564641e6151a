import type { WorkspaceSettings } from '@workbench/services/settings/schemas';
import type { FormEvent } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { useLeaveQuestion } from '~/components/ui/overlays/use-discard-question';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { AggregationSettings } from './form/AggregationSettings';
import { GeneralSettings } from './form/GeneralSettings';
import { useSettingsForm } from './form/use-settings-form';
import { RecomputeProgress } from './recompute/RecomputeProgress';

/** What the whole workspace obeys: notifications, auto-sync, and how figures are combined. */
export function SettingsPage() {
  const settings = trpc.settings.get.useQuery({}, { refetchOnMount: 'always' });
  return (
    <div className="min-w-0 max-w-3xl">
      <PageHeader title="Settings" subtitle="Notifications, auto-sync, and how figures are combined." />
      {settings.data !== undefined ? (
        <Form stored={settings.data} />
      ) : (
        <Card>
          {settings.error ? (
            <ErrorState title={READ_FAILURE.settings} error={settings.error} onRetry={() => void settings.refetch()} />
          ) : (
            <p role="status" className="px-6 py-10 text-center text-muted-foreground">
              Loading settings…
            </p>
          )}
        </Card>
      )}
    </div>
  );
}

function Form({ stored }: { stored: WorkspaceSettings }) {
  const form = useSettingsForm(stored);
  const leaveQuestion = useLeaveQuestion(form.isChanged && !form.isSaving);
  const hasErrors = Object.keys(form.errors).length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-4">
      {leaveQuestion}
      <GeneralSettings form={form} />
      <AggregationSettings form={form} />
      <RecomputeProgress />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!form.isChanged || hasErrors || form.isSaving}>
          {form.isSaving ? 'Saving…' : 'Save Changes'}
        </Button>
        {form.isChanged && !form.isSaving && (
          <Button variant="ghost" onClick={form.discard}>
            Discard
          </Button>
        )}
        <p role="status" className="text-ui text-muted-foreground">
          {form.isChanged && !form.isSaving && 'Unsaved changes'}
        </p>
      </div>
    </form>
  );
}
