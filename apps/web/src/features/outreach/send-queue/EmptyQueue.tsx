import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { CheckCircle2, Clock, Inbox, PenLine, UserPlus } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { formatCount } from '~/lib/format/format';
import { formatMoment, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { limitReachedText } from './state/send-blocked';
import { useQueueShortcuts } from './state/use-queue-shortcuts';
import type { SendQueueState } from './state/use-send-queue';

interface EmptyQueueProps {
  queue: SendQueueState;
  selected: OutreachCampaign | undefined;
  areShortcutsOn: boolean;
  now: number;
}

/** Shown when a tab is empty: why, and when that changes. */
export function EmptyQueue({
  queue: { plan: planQuery, list, tab, showTab, nextTab },
  selected,
  areShortcutsOn,
  now,
}: EmptyQueueProps) {
  // Without a message, switching the tab is the only shortcut that applies.
  useQueueShortcuts(areShortcutsOn, (key) => key === 't' && showTab(nextTab));
  if (tab !== 'send') {
    if (list.error) {
      return <ErrorState title={OUTREACH_READ_FAILURE.messages} error={list.error} onRetry={list.retry} />;
    }
    if (list.isLoading) {
      return (
        <p role="status" className="py-6 text-center text-muted-foreground">
          Loading messages…
        </p>
      );
    }
    if (tab === 'review') {
      return (
        <EmptyState
          icon={CheckCircle2}
          title="All drafts are reviewed"
          description="Approved drafts are in “To send”."
          action={
            <Button variant="outline" onClick={() => showTab('send')}>
              Show queue
            </Button>
          }
        />
      );
    }
    return <EmptyState icon={Inbox} title="No replies pending" description="Messages you mark as sent appear here." />;
  }
  const plan = planQuery.data;
  if (plan !== undefined && plan.waiting > 0) {
    const full = [plan.campaign, plan.requests, plan.messages].find((quota) => quota !== null && quota.left === 0);
    if (full === undefined && plan.needsReview > 0) {
      return (
        <EmptyState
          icon={PenLine}
          title="Drafts need your review"
          description={`${formatCount(plan.needsReview, 'draft is', 'drafts are')} sent after you have approved them.`}
          action={<Button onClick={() => showTab('review')}>Review drafts</Button>}
        />
      );
    }
    if (full === undefined && plan.nextDueAt !== null) {
      const description = `The next message is due ${formatMoment(plan.nextDueAt, now)}.`;
      return <EmptyState icon={Clock} title="Nothing is due yet" description={description} />;
    }
    return (
      <EmptyState
        icon={Clock}
        title="That’s all for today"
        description={limitReachedText(full?.nextFreeAt ?? null, now)}
      />
    );
  }
  // Without targets nothing has been done that a check mark could stand for.
  const isUnfilled = selected?.totalTargets === 0;
  return (
    <EmptyState
      icon={isUnfilled ? UserPlus : CheckCircle2}
      title="Nothing to send"
      description={
        selected === undefined
          ? 'Everyone in the active campaigns has been contacted.'
          : 'Add targets to this campaign to continue.'
      }
    />
  );
}
