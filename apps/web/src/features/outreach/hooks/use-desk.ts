import type { MessageAction, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { trpc } from '~/lib/trpc';
import { awaitingAnswer, deskAfter, listAfter, type Pile } from '../lib/desk';
import { FIRST, indexIn, moved, placeAfter, settled } from '../lib/desk-place';

/** As many as one answer gives. */
const QUEUE_MAX = 100;
const AWAITING_MAX = 1000;
/** Others are reached by selecting them. */
const CAMPAIGNS_ASKED_MAX = 20;
/** What has just changed comes first, so few are enough to find the one that is shown. */
const CHANGES_MAX = 100;
/** Places get free with time. */
const REFETCH_MS = 60_000;

const AWAITING = ['sent', 'accepted'] as const;

/** The plan of today and those whose answer is awaited: of the selected campaign, or of all that are active. */
export function useDesk(
  campaigns: readonly OutreachCampaign[],
  selected: OutreachCampaign | undefined,
  listed: readonly OutreachMessage[],
) {
  const utils = trpc.useUtils();
  const [pile, setPile] = useState<Pile>(selected?.status === 'completed' ? 'answers' : 'send');
  const [before, setPlace] = useState(FIRST);
  const input = { limit: QUEUE_MAX, ...(selected && { campaignId: selected.id }) };
  const desk = trpc.outreach.desk.useQuery(input, { refetchOnMount: 'always', refetchInterval: REFETCH_MS });
  const answers = useAwaiting(selected ? [selected] : campaigns.filter(({ status }) => status === 'active'), {
    isShown: pile === 'answers',
  });
  const read = pile === 'send' ? desk.data?.queue : answers.isLoading ? undefined : answers.messages;
  const messages = read ?? [];
  // Who is not on the pile is still told the truth about: in another window their message may have changed.
  const changes = trpc.outreach.messages.useQuery(
    { id: before.message?.campaignId ?? '', limit: CHANGES_MAX },
    {
      enabled: read !== undefined && before.message !== null && indexIn(read, before) < 0,
      staleTime: 0,
      refetchInterval: REFETCH_MS,
    },
  );
  const place = read === undefined ? before : settled(read, before, [...listed, ...(changes.data ?? [])]);
  // In the same drawing: what is shown is held from the first moment.
  if (place !== before) setPlace(place);
  const index = indexIn(messages, place);

  return {
    desk,
    answers,
    pile,
    messages,
    /** Of the current message on its pile; -1 when it does not stand there. */
    index,
    current: place.message,
    isChosen: place.isChosen,
    /** The current message is no longer on its pile, and nobody here has taken it from there. */
    hasLeft: read !== undefined && place.message !== null && index < 0 && !place.isChosen,
    /** Takes what the server made of a step, or of an edit (null), so that no old state is shown until it is read. */
    note: (changed: OutreachMessage, action: MessageAction | null) => {
      if (action !== null) {
        utils.outreach.desk.setData(input, (plan) => plan && deskAfter(plan, changed, action));
        for (const status of AWAITING) {
          utils.outreach.messages.setData(
            { id: changed.campaignId, status, limit: AWAITING_MAX },
            (list) => list && listAfter(list, changed, status),
          );
        }
      }
      setPlace((now) => placeAfter(now, changed, action));
    },
    move: (by: 1 | -1) => setPlace(moved(messages, place, by)),
    show: (next: Pile) => {
      setPile(next);
      setPlace(FIRST);
    },
    choose: (message: OutreachMessage) => setPlace({ ...place, message, isChosen: true }),
  };
}

export type DeskState = ReturnType<typeof useDesk>;

function useAwaiting(campaigns: readonly OutreachCampaign[], { isShown }: { isShown: boolean }) {
  const asked = campaigns.slice(0, CAMPAIGNS_ASKED_MAX);
  const queries = trpc.useQueries((t) =>
    asked.flatMap(({ id }) =>
      AWAITING.map((status) =>
        t.outreach.messages({ id, status, limit: AWAITING_MAX }, { enabled: isShown, refetchOnMount: 'always' }),
      ),
    ),
  );
  return {
    messages: awaitingAnswer(queries.flatMap(({ data }) => data ?? [])),
    isLoading: queries.some(({ data, error }) => data === undefined && error === null),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.error !== null) void query.refetch();
    },
  };
}
