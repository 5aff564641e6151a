import type { OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useRef } from 'react';
import { Card } from '~/components/ui/Card';
import { ErrorState } from '~/components/ui/ErrorState';
import { Select } from '~/components/ui/Select';
import { trpc } from '~/lib/trpc';
import { useCampaigns } from '../hooks/use-campaigns';
import { useDesk } from '../hooks/use-desk';
import { useOutreachParams } from '../hooks/use-outreach-params';
import { CAMPAIGN_STATUS, READ_FAILURE } from '../lib/outreach-text';
import { MessageList } from './MessageList';
import { SendingDesk } from './SendingDesk';

/** As many as one answer gives. */
const MESSAGES_MAX = 1000;

/** The sending desk, and all messages of the selected campaign. */
export function MessagesTab() {
  const campaigns = useCampaigns();
  const { params } = useOutreachParams();
  if (campaigns.data === undefined) {
    return (
      <Card>
        {campaigns.error ? (
          <ErrorState title={READ_FAILURE.campaigns} error={campaigns.error} onRetry={() => void campaigns.refetch()} />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading messages...
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
    { id: selected?.id ?? '', limit: MESSAGES_MAX, ...(params.status && { status: params.status }) },
    { enabled: selected !== undefined, refetchOnMount: 'always', placeholderData: (previous) => previous },
  );
  const desk = useDesk(campaigns, selected, messages.data ?? []);
  const top = useRef<HTMLDivElement>(null);
  // Who is shown stays when the last campaign rests: somebody may be writing to them.
  const hasDesk =
    selected !== undefined || desk.current !== null || campaigns.some(({ status }) => status === 'active');
  const putOnDesk = (message: OutreachMessage) => {
    desk.choose(message);
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <CampaignSelect
        campaigns={campaigns}
        selectedId={selected?.id ?? ''}
        onSelect={(id) => change({ campaign: id === '' ? null : id, status: null })}
      />
      {hasDesk && (
        <div ref={top} tabIndex={-1} className="scroll-mt-20 focus:outline-none">
          <SendingDesk desk={desk} campaigns={campaigns} selected={selected} />
        </div>
      )}
      <MessageList
        campaign={selected}
        messages={messages}
        status={params.status}
        onFilter={(status) => change({ status })}
        onOpen={putOnDesk}
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
          {name} ({CAMPAIGN_STATUS[status].label})
        </option>
      ))}
    </Select>
  );
}
