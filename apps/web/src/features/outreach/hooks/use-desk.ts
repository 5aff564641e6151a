import type { OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { trpc } from '~/lib/trpc';
import { awaitingAnswer, FIRST, indexIn, moved, type Pile } from '../lib/desk';

/** As many as one answer gives. */
const QUEUE_MAX = 100;
/** Others are reached by selecting them. */
const CAMPAIGNS_ASKED_MAX = 20;

/** The plan of today and those whose answer is awaited: of the selected campaign, or of all that are active. */
export function useDesk(
  campaigns: readonly OutreachCampaign[],
  selected: OutreachCampaign | undefined,
  listed: readonly OutreachMessage[],
) {
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const [pile, setPile] = useState<Pile>(selected?.status === 'completed' ? 'answers' : 'send');
  const [place, setPlace] = useState(FIRST);
  const input = { limit: QUEUE_MAX, ...(selected && { campaignId: selected.id }) };
  const desk = trpc.outreach.desk.useQuery(
    input,
    // Places get free with time.
    { refetchOnMount: 'always', refetchInterval: 60_000 },
  );
  const answers = useAwaiting(selected ? [selected] : campaigns.filter(({ status }) => status === 'active'), {
    isShown: pile === 'answers',
  });
  const messages = pile === 'send' ? (desk.data?.queue ?? []) : answers.messages;
  const index = indexIn(messages, place);
  // Chosen in the list; it may stand on neither pile.
  const pinned = listed.find(({ id }) => id === pinnedId);
  const isPinnedElsewhere = pinned !== undefined && pinned.id !== messages[index]?.id;

  return {
    input,
    desk,
    answers,
    pile,
    messages,
    /** Of the current message on its pile; -1 for none, and for one that was chosen in the list. */
    index: isPinnedElsewhere ? -1 : index,
    current: pinned ?? messages[index] ?? null,
    /** Keeps the place on the pile: the message may leave it, or with `follow: false` go to its end. */
    hold: ({ follow }: { follow: boolean }) =>
      setPlace({ id: follow ? (messages[index]?.id ?? null) : null, index: Math.max(0, index) }),
    move: (by: number) => {
      setPinnedId(null);
      setPlace(isPinnedElsewhere ? place : moved(messages, place, by));
    },
    show: (next: Pile) => {
      setPile(next);
      setPinnedId(null);
      setPlace(FIRST);
    },
    pin: (message: OutreachMessage) => setPinnedId(message.id),
    unpin: () => setPinnedId(null),
  };
}

export type DeskState = ReturnType<typeof useDesk>;

function useAwaiting(campaigns: readonly OutreachCampaign[], { isShown }: { isShown: boolean }) {
  const asked = campaigns.slice(0, CAMPAIGNS_ASKED_MAX);
  const queries = trpc.useQueries((t) =>
    asked.flatMap(({ id }) =>
      (['sent', 'accepted'] as const).map((status) =>
        t.outreach.messages({ id, status, limit: 1000 }, { enabled: isShown, refetchOnMount: 'always' }),
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
