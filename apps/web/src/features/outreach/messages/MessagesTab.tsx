import { OUTREACH_MESSAGES_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useRef } from 'react';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { useOutreachCampaigns } from '../campaigns/use-outreach-campaigns';
import { DraftingBar } from '../drafting/DraftingBar';
import { mayLackDrafts } from '../drafting/drafting-text';
import { useDrafting } from '../drafting/use-drafting';
import { CAMPAIGN_STATUS_BADGE, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { SendQueuePanel } from '../send-queue/SendQueuePanel';
import { useSendQueue } from '../send-queue/state/use-send-queue';
import { WeekPlan } from '../send-queue/WeekPlan';
import { useOutreachParams } from '../use-outreach-params';
import { MessageList, type MessageListProps } from './MessageList';

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
  const isWeekShown = selected === undefined && hasQueue;
  const week = trpc.outreach.week.useQuery({}, { enabled: isWeekShown, refetchOnMount: 'always' });
  // What is below waits for what is above: it would move when that comes.
  const isAboveKnown = (!hasQueue || isKnown(queue.plan)) && (!isWeekShown || isKnown(week));
  const openInQueue = (message: OutreachMessage) => {
    queue.open(message);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  };
  const list = {
    messages,
    status: params.status,
    search: params.q ?? '',
    onFilter: change,
    onOpen: openInQueue,
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
      {isAboveKnown && isWeekShown && <WeekPlan />}
      {isAboveKnown &&
        (selected === undefined || selected.totalTargets === 0 ? (
          <MessageList {...list} campaign={selected} drafting={null} />
        ) : (
          <MessagesOfCampaign {...list} campaign={selected} />
        ))}
    </div>
  );
}

const isKnown = ({ data, error }: { data: unknown; error: unknown }) => data !== undefined || error !== null;

/** With the drafts that are written for many of its recipients at once. */
function MessagesOfCampaign(list: Omit<MessageListProps, 'drafting'> & { campaign: OutreachCampaign }) {
  const drafting = useDrafting(list.campaign);
  const { data = [], isPlaceholderData } = list.messages;
  const areAllLoaded =
    !isPlaceholderData &&
    list.status === undefined &&
    list.search === '' &&
    data.length >= list.campaign.totalTargets &&
    data.length < OUTREACH_MESSAGES_MAX;
  return (
    <>
      <DraftingBar
        campaign={list.campaign}
        drafting={drafting}
        areDraftsMissing={mayLackDrafts(list.campaign, areAllLoaded ? data : null)}
      />
      <MessageList {...list} drafting={list.campaign.status === 'completed' ? null : drafting} />
    </>
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
