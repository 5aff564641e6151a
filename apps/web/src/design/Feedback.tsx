import { Inbox } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { Progress } from '~/components/ui/feedback/Progress';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { Panel } from './Panel';

export function Feedback() {
  return (
    <>
      <Panel title="Alert" rule="What happened and what to do next, with the button that does it.">
        <div className="flex w-full flex-col gap-2">
          <Alert variant="success">List imported.</Alert>
          <Alert variant="warning" title="One source did not answer" action={<Button size="sm">Retry</Button>}>
            The results are from the other one.
          </Alert>
          <Alert variant="destructive">The key was rejected.</Alert>
          <InlineError>One line, beside what is still on screen.</InlineError>
        </div>
      </Panel>
      <Panel title="Empty and failed" rule="An empty place says how to fill it; a failed one how to try again.">
        <EmptyState
          icon={Inbox}
          title="No companies yet"
          description="Add a company or import a list."
          action={<Button>Add company</Button>}
        />
        <ErrorState title="Failed to fetch companies" error={new Error('No connection')} onRetry={() => undefined} />
      </Panel>
      <Panel title="Progress" rule="A bar where the end is known; grey shapes of the same size where it is not.">
        <Progress value={62} label="Reports" />
        <Skeleton className="h-8 w-full" />
      </Panel>
    </>
  );
}
