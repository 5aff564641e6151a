import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { CheckCircle2, Clock, Inbox } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { formatMoment, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { limitReachedText } from './state/message-actions';
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
  queue: { plan: planQuery, replies, tab, showTab },
  selected,
  areShortcutsOn,
  now,
}: EmptyQueueProps) {
  // Without a message, switching the tab is the only shortcut that applies.
  useQueueShortcuts(areShortcutsOn, (key) => key === 't' && showTab(tab === 'send' ? 'answers' : 'send'));
  if (tab === 'answers') {
    if (replies.error) {
      return <ErrorState title={OUTREACH_READ_FAILURE.messages} error={replies.error} onRetry={replies.retry} />;
    }
    if (replies.isLoading) {
      return (
        <p role="status" className="py-6 text-center text-muted-foreground">
          Loading messages…
        </p>
      );
    }
    return <EmptyState icon={Inbox} title="No replies pending" description="Messages you mark as sent appear here." />;
  }
  const plan = planQuery.data;
  if (plan !== undefined && plan.waiting > 0) {
    const full = [plan.campaign, plan.requests, plan.messages].find((quota) => quota !== null && quota.left === 0);
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
  return (
    <EmptyState
      icon={CheckCircle2}
      title="Nothing to send"
      description={
        selected === undefined
          ? 'Everyone in the active campaigns has been contacted.'
          : 'Add targets to this campaign to continue.'
      }
    />
  );
}
