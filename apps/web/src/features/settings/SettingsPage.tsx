import type { WorkspaceSettings } from '@workbench/services/settings/schemas';
import { type FormEvent, type ReactNode, useId } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { useLeaveQuestion } from '~/components/ui/overlays/use-discard-question';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { AggregationSettings } from './form/AggregationSettings';
import { GeneralSettings } from './form/GeneralSettings';
import { type CompanyFilterProps, SettingsPreviewCard } from './form/SettingsPreviewCard';
import { useSettingsForm } from './form/use-settings-form';
import { RecomputeProgress } from './recompute/RecomputeProgress';

interface SettingsPageProps {
  /** The filter of companies, which another feature has. */
  renderFilter: (props: CompanyFilterProps) => ReactNode;
  /** Cards of other features, below the form. */
  children: ReactNode;
}

/** What the whole workspace obeys: notifications, auto-sync, and how figures are combined. */
export function SettingsPage({ renderFilter, children }: SettingsPageProps) {
  const settings = trpc.settings.get.useQuery({}, { refetchOnMount: 'always' });
  return (
    <div className="min-w-0 max-w-3xl">
      <PageHeader title="Settings" subtitle="Notifications, auto-sync, and how figures are combined." />
      {settings.data !== undefined ? (
        <div className="flex min-w-0 flex-col gap-4">
          <Form stored={settings.data} renderFilter={renderFilter} />
          {children}
        </div>
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

function Form({ stored, renderFilter }: Pick<SettingsPageProps, 'renderFilter'> & { stored: WorkspaceSettings }) {
  const formId = useId();
  const form = useSettingsForm(stored);
  const leaveQuestion = useLeaveQuestion(form.isChanged && !form.isSaving);
  const hasErrors = Object.keys(form.errors).length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {leaveQuestion}
      <form id={formId} onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-4">
        <GeneralSettings form={form} />
        <AggregationSettings form={form} />
      </form>
      {/* Outside the form: the filter has one of its own. */}
      <SettingsPreviewCard rule={form.newRule} renderFilter={renderFilter} />
      <RecomputeProgress />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" form={formId} disabled={!form.isChanged || hasErrors || form.isSaving}>
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
    </div>
  );
}
