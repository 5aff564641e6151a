import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useId, useState } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { readShortcutsEnabled, storeShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useNow } from '~/lib/state/use-now';
import { backlogText, leftQueueText, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { DailyQuotas } from './DailyQuotas';
import { EmptyQueue } from './EmptyQueue';
import { LastStep } from './LastStep';
import { QueuedMessage } from './QueuedMessage';
import { QueueTabs } from './QueueTabs';
import { ShortcutHelp } from './ShortcutHelp';
import { inactiveCampaignText } from './state/send-blocked';
import { useMessageEdits } from './state/use-message-edits';
import { useMessageMutations } from './state/use-message-mutations';
import type { SendQueueState } from './state/use-send-queue';

interface SendQueuePanelProps {
  queue: SendQueueState;
  campaigns: OutreachCampaign[];
  selected: OutreachCampaign | undefined;
}

/** Today's plan, and one message at a time: to send by hand, or to note what came of it. */
export function SendQueuePanel({ queue, campaigns, selected }: SendQueuePanelProps) {
  const id = useId();
  const now = useNow();
  const mutations = useMessageMutations(queue);
  const edits = useMessageEdits('text');
  const notes = useMessageEdits('note');
  const [areShortcutsOn, setShortcutsOn] = useState(readShortcutsEnabled);
  const { data, error, refetch } = queue.plan;
  const { current } = queue;
  const isLoading = data === undefined && queue.tab === 'send' && current === null && !error;
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader className="gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle id={`${id}-title`}>Send queue</CardTitle>
          <QueueTabs queue={queue} />
        </div>
        {data && <DailyQuotas desk={data} now={now} />}
        {data && (
          <p className="text-ui text-muted-foreground">
            {selected !== undefined && selected.status !== 'active'
              ? inactiveCampaignText(selected)
              : backlogText(data)}
            {data.suppressed > 0 &&
              ` ${data.suppressed === 1 ? '1 is' : `${data.suppressed} are`} skipped: on the do-not-contact list.`}
          </p>
        )}
        {data !== undefined && error && <StaleDataNotice failure={OUTREACH_READ_FAILURE.desk} error={error} />}
      </CardHeader>
      <CardContent>
        {isLoading ? (
          <p role="status" className="py-6 text-center text-muted-foreground">
            Loading today’s queue…
          </p>
        ) : data === undefined && queue.tab === 'send' && current === null ? (
          <ErrorState title={OUTREACH_READ_FAILURE.desk} error={error} onRetry={() => void refetch()} />
        ) : current === null ? (
          <EmptyQueue queue={queue} selected={selected} areShortcutsOn={areShortcutsOn} now={now} />
        ) : (
          <QueuedMessage
            message={current}
            campaign={campaigns.find((one) => one.id === current.campaignId)}
            queue={queue}
            mutations={mutations}
            edits={edits}
            notes={notes}
            areShortcutsOn={areShortcutsOn}
            now={now}
          />
        )}
        {/* Stays mounted while messages change, so that screen readers announce it. */}
        <p role="status" className="mt-2 min-h-5 text-ui text-muted-foreground">
          {!mutations.announcement.isProblem && mutations.announcement.text}{' '}
          {queue.hasLeftQueue && current !== null && leftQueueText(current)}
        </p>
        <LastStep mutations={mutations} notes={notes} queue={queue} areShortcutsOn={areShortcutsOn} />
        {/* Below the message: it would move when that comes. */}
        {!isLoading && (
          <ShortcutHelp
            isOn={areShortcutsOn}
            onToggle={(isOn) => {
              storeShortcutsEnabled(isOn);
              setShortcutsOn(isOn);
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}
