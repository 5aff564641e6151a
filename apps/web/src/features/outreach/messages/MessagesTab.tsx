import { OUTREACH_MESSAGES_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useRef } from 'react';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { useOutreachCampaigns } from '../campaigns/use-outreach-campaigns';
import { CAMPAIGN_STATUS_BADGE, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { SendQueuePanel } from '../send-queue/SendQueuePanel';
import { useSendQueue } from '../send-queue/state/use-send-queue';
import { WeekPlan } from '../send-queue/WeekPlan';
import { useOutreachParams } from '../use-outreach-params';
import { MessageList } from './MessageList';

/** The send queue, and all messages of the selected campaign. */
export function MessagesTab() {
  const campaigns = useOutreachCampaigns();
  const { params } = useOutreachParams();
  if (campaigns.data === undefined) {
    return (
      <Card>
        {campaigns.error ? (
          <ErrorState
            title={OUTREACH_READ_FAILURE.campaigns}
            error={campaigns.error}
            onRetry={() => void campaigns.refetch()}
          />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading messages…
          </p>
        )}
      </Card>
    );
  }
  const selected = campaigns.data.find(({ id }) => id === params.campaign);
  return <Messages campaigns={campaigns.data} selected={selected} />;
}

interface MessagesProps {
  campaigns: OutreachCampaign[];
  selected: OutreachCampaign | undefined;
}

function Messages({ campaigns, selected }: MessagesProps) {
  const { params, change } = useOutreachParams();
  const messages = trpc.outreach.messages.useQuery(
    {
      id: selected?.id ?? '',
      limit: OUTREACH_MESSAGES_MAX,
      ...(params.status && { status: params.status }),
      ...(params.q && { q: params.q }),
    },
    { enabled: selected !== undefined, refetchOnMount: 'always', placeholderData: (previous) => previous },
  );
  const queue = useSendQueue(campaigns, selected, messages.data ?? []);
  const top = useRef<HTMLDivElement>(null);
  // Who is shown stays when the last campaign rests: someone may be writing to them.
  const hasQueue =
    selected !== undefined || queue.current !== null || campaigns.some(({ status }) => status === 'active');
  const openInQueue = (message: OutreachMessage) => {
    queue.open(message);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <CampaignSelect
        campaigns={campaigns}
        selectedId={selected?.id ?? ''}
        onSelect={(id) => change({ campaign: id === '' ? null : id, status: null, q: null })}
      />
      {hasQueue && (
        <div ref={top} tabIndex={-1} className="scroll-mt-20 focus:outline-none">
          <SendQueuePanel queue={queue} campaigns={campaigns} selected={selected} />
        </div>
      )}
      {selected === undefined && hasQueue && <WeekPlan />}
      <MessageList
        campaign={selected}
        messages={messages}
        status={params.status}
        search={params.q ?? ''}
        onFilter={change}
        onOpen={openInQueue}
      />
    </div>
  );
}

interface CampaignSelectProps {
  campaigns: OutreachCampaign[];
  selectedId: string;
  onSelect: (id: string) => void;
}

function CampaignSelect({ campaigns, selectedId, onSelect }: CampaignSelectProps) {
  if (campaigns.length === 0) return null;
  return (
    <Select
      aria-label="Campaign"
      className="w-full sm:max-w-md"
      value={selectedId}
      onChange={(event) => onSelect(event.target.value)}
    >
      <option value="">All active campaigns</option>
      {campaigns.map(({ id, name, status }) => (
        <option key={id} value={id}>
          {name} ({CAMPAIGN_STATUS_BADGE[status].label})
        </option>
      ))}
    </Select>
  );
}
