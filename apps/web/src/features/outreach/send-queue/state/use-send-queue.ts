import { OUTREACH_MESSAGES_MAX, SEND_QUEUE_MAX } from '@workbench/services/outreach/limits';
import type { MessageAction, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { applyActionToPlan, applyChangeToList, type QueueTab, tabAfter } from './message-actions';
import { awaitingReply, reviewOrder } from './queue-orders';
import { indexInQueue, movePosition, positionAfterAction, reconcilePosition, START_POSITION } from './queue-position';

/** Others are reached by selecting them. */
const CAMPAIGNS_QUERIED_MAX = 20;
/** What has just changed comes first, so few are enough to find the one that is shown. */
const CHANGES_MAX = 100;
/** Places get free with time. */
const REFETCH_MS = 60_000;

const AWAITING = ['sent', 'accepted'] as const;

/** The plan of today, drafts to be reviewed and those whose answer is awaited: of the selected campaign, or of all that are active. */
export function useSendQueue(
  campaigns: readonly OutreachCampaign[],
  selected: OutreachCampaign | undefined,
  listMessages: readonly OutreachMessage[],
) {
  const utils = trpc.useUtils();
  const [queueTab, setQueueTab] = useState<QueueTab>(selected?.status === 'completed' ? 'answers' : 'send');
  const [storedPosition, setPosition] = useState(START_POSITION);
  const input = { limit: SEND_QUEUE_MAX, ...(selected && { campaignId: selected.id }) };
  const planQuery = trpc.outreach.desk.useQuery(input, { refetchOnMount: 'always', refetchInterval: REFETCH_MS });
  const shownCampaigns = selected ? [selected] : campaigns.filter(({ status }) => status === 'active');
  const replies = useAwaitingReply(shownCampaigns, { isShown: queueTab === 'answers' });
  const reviews = useReviews(shownCampaigns, { isShown: queueTab === 'review' });
  const list = queueTab === 'review' ? reviews : replies;
  const loadedMessages = queueTab === 'send' ? planQuery.data?.queue : list.isLoading ? undefined : list.messages;
  const messages = loadedMessages ?? [];
  // Who is not on the pile is still told the truth about: in another window their message may have changed.
  const changes = trpc.outreach.messages.useQuery(
    { id: storedPosition.message?.campaignId ?? '', limit: CHANGES_MAX },
    {
      enabled:
        loadedMessages !== undefined &&
        storedPosition.message !== null &&
        indexInQueue(loadedMessages, storedPosition) < 0,
      staleTime: 0,
      refetchInterval: REFETCH_MS,
    },
  );
  const position =
    loadedMessages === undefined
      ? storedPosition
      : reconcilePosition(loadedMessages, storedPosition, [...listMessages, ...(changes.data ?? [])]);
  // In the same drawing: what is shown is held from the first moment.
  if (position !== storedPosition) setPosition(position);
  const index = indexInQueue(messages, position);

  return {
    plan: planQuery,
    /** Of the tab that is no plan. */
    list,
    tab: queueTab,
    messages,
    /** Of the current message on its pile; -1 when it does not stand there. */
    index,
    current: position.message,
    isOpenedFromList: position.isChosen,
    afterId: position.afterId,
    /** The current message is no longer on its pile, and no one here has taken it from there. */
    hasLeftQueue: loadedMessages !== undefined && position.message !== null && index < 0 && !position.isChosen,
    /** Takes what the server made of a step, or of an edit (null), so that no old state is shown until it is read. */
    applyChange: (changed: OutreachMessage, action: MessageAction | null) => {
      if (action !== null) {
        utils.outreach.desk.setData(input, (plan) => plan && applyActionToPlan(plan, changed, action));
        for (const status of AWAITING) {
          utils.outreach.messages.setData(
            { id: changed.campaignId, status, limit: OUTREACH_MESSAGES_MAX },
            (list) => list && applyChangeToList(list, changed, status),
          );
        }
      }
      setPosition((now) => positionAfterAction(now, changed, action));
    },
    /** With none to review, that queue is left out. */
    nextTab: tabAfter(queueTab, (planQuery.data?.needsReview ?? 0) > 0),
    move: (by: 1 | -1) => setPosition(movePosition(messages, position, by)),
    showTab: (next: QueueTab) => {
      setQueueTab(next);
      setPosition(START_POSITION);
    },
    /** Makes room for who follows. */
    dismiss: () => setPosition(({ index }) => ({ ...START_POSITION, index })),
    open: (message: OutreachMessage) => setPosition({ ...position, message, isChosen: true, afterId: null }),
  };
}

export type SendQueueState = ReturnType<typeof useSendQueue>;

/** Drafts that wait for a review, as they were added to their campaigns. */
function useReviews(campaigns: readonly OutreachCampaign[], { isShown }: { isShown: boolean }) {
  const queries = trpc.useQueries((t) =>
    campaigns
      .filter(({ needsReview }) => needsReview > 0)
      .slice(0, CAMPAIGNS_QUERIED_MAX)
      .map(({ id }) =>
        t.outreach.messages(
          { id, review: 'needed', sort: 'created', limit: OUTREACH_MESSAGES_MAX },
          { enabled: isShown, refetchOnMount: 'always' },
        ),
      ),
  );
  return { ...queryState(queries), messages: reviewOrder(queries.flatMap(({ data }) => data ?? [])) };
}

interface ListQuery {
  data: readonly OutreachMessage[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

const queryState = (queries: readonly ListQuery[]) => ({
  isLoading: queries.some(({ data, error }) => data === undefined && error === null),
  error: queries.find(({ error }) => error !== null)?.error ?? null,
  retry: () => {
    for (const query of queries) if (query.error !== null) void query.refetch();
  },
});

function useAwaitingReply(campaigns: readonly OutreachCampaign[], { isShown }: { isShown: boolean }) {
  const queriedCampaigns = campaigns.slice(0, CAMPAIGNS_QUERIED_MAX);
  const queries = trpc.useQueries((t) =>
    queriedCampaigns.flatMap(({ id }) =>
      AWAITING.map((status) =>
        t.outreach.messages(
          { id, status, limit: OUTREACH_MESSAGES_MAX },
          { enabled: isShown, refetchOnMount: 'always' },
        ),
      ),
    ),
  );
  return { ...queryState(queries), messages: awaitingReply(queries.flatMap(({ data }) => data ?? [])) };
}
