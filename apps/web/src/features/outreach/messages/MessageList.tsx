import type { OutreachCampaign, OutreachMessage, OutreachMessageStatus } from '@workbench/services/outreach/schemas';
import { MessageSquareDashed, MousePointerClick, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { formatCount, formatNumber } from '~/lib/format/format';
import type { DraftingState } from '../drafting/use-drafting';
import { MESSAGE_STATUS_BADGE, OUTREACH_READ_FAILURE } from '../outreach-labels';
import { MESSAGE_STATUSES } from '../url-params';
import { MessageRow } from './MessageRow';

/** Drawn at first, and more on each request: hundreds of texts at once are slow to draw. */
const SHOWN_STEP = 50;

export interface MessageListProps {
  campaign: OutreachCampaign | undefined;
  messages: {
    data: OutreachMessage[] | undefined;
    /** The messages are still those of another campaign or filter. */
    isPlaceholderData: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  status: OutreachMessageStatus | undefined;
  /** Words that are searched for. */
  search: string;
  onFilter: (filter: { status?: OutreachMessageStatus | null; q?: string | null }) => void;
  onOpen: (message: OutreachMessage) => void;
  /** Of the selected campaign. */
  drafting: Pick<DraftingState, 'selected' | 'toggle'> | null;
}

/** The messages of the selected campaign. */
export function MessageList({
  campaign,
  messages: { data, error, refetch },
  status,
  search,
  onFilter,
  onOpen,
  drafting,
}: MessageListProps) {
  const [shownMax, setShownMax] = useState(SHOWN_STEP);
  if (campaign === undefined) {
    return (
      <Card>
        <EmptyState icon={MousePointerClick} title="Select a campaign to view messages" />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        {error ? (
          <ErrorState title={OUTREACH_READ_FAILURE.messages} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading messages…
          </p>
        )}
      </Card>
    );
  }
  if (campaign.totalTargets === 0 && data.length === 0 && status === undefined && search === '') {
    return (
      <Card>
        <EmptyState
          icon={MessageSquareDashed}
          title="No messages for this campaign yet"
          description="Add targets to create messages."
        />
      </Card>
    );
  }
  return (
    <section aria-label="Messages" className="flex min-w-0 flex-col gap-3">
      <ListHeading count={messageCountText(data.length, campaign.totalTargets, { status, search })}>
        <SearchBox
          label="Search messages"
          placeholder="Name, company or note"
          value={search}
          onSearch={(q) => onFilter({ q })}
        />
        <Select
          aria-label="Show messages"
          value={status ?? ''}
          onChange={(event) =>
            onFilter({ status: MESSAGE_STATUSES.find((known) => known === event.target.value) ?? null })
          }
        >
          <option value="">All messages</option>
          {MESSAGE_STATUSES.map((known) => (
            <option key={known} value={known}>
              Only {MESSAGE_STATUS_BADGE[known].label}
            </option>
          ))}
        </Select>
      </ListHeading>
      {error !== null && <StaleDataNotice failure={OUTREACH_READ_FAILURE.messages} error={error} />}
      <Card className="min-w-0">
        {data.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title={emptyTitle(status, search)}
            action={
              (status !== undefined || search !== '') && (
                <Button variant="outline" onClick={() => onFilter({ status: null, q: null })}>
                  Show all messages
                </Button>
              )
            }
          />
        ) : (
          <ul aria-label={`Messages in ${campaign.name}`} className="divide-y divide-border">
            {data.slice(0, shownMax).map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                onOpen={() => onOpen(message)}
                isSelected={drafting !== null && canBeDrafted(message) ? drafting.selected.has(message.id) : null}
                onSelect={() => drafting?.toggle(message.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      {data.length > shownMax && (
        <div>
          <Button variant="outline" onClick={() => setShownMax(shownMax + SHOWN_STEP)}>
            Show {formatNumber(Math.min(SHOWN_STEP, data.length - shownMax))} more
          </Button>
        </div>
      )}
    </section>
  );
}

const canBeDrafted = ({ status, messageContent, threadId, isSuppressed }: OutreachMessage): boolean =>
  status === 'pending' && messageContent === null && threadId === null && !isSuppressed;

function ListHeading({ count, children }: { count: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="font-semibold text-title">
        Messages <span className="font-normal text-muted-foreground">· {count}</span>
      </h2>
      {children}
    </div>
  );
}

interface MessageFilter {
  status: OutreachMessageStatus | undefined;
  search: string;
}

function emptyTitle(status: OutreachMessageStatus | undefined, search: string): string {
  if (search !== '') return 'No messages match';
  return status === undefined ? 'No messages for this campaign yet' : `No ${status} messages`;
}

function messageCountText(shownCount: number, total: number, { status, search }: MessageFilter): string {
  if (search !== '') return `${formatNumber(shownCount)} found`;
  if (status !== undefined) return `${formatNumber(shownCount)} ${status}`;
  return shownCount < total
    ? `${formatNumber(shownCount)} of ${formatNumber(total)}; search or filter to see the others`
    : formatCount(shownCount, 'message', 'messages');
}
