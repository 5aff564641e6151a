import type { InformedHow, NoticePerson, NoticeState } from '@workbench/services/privacy/schemas';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { keyOf, markedText } from './notice-labels';

const PAGE = 10;

/** People to inform, a page at a time, with those who are chosen on it. */
export function useNotices() {
  const [state, setState] = useState<NoticeState>('week');
  /** Of the pages up to the one on screen. */
  const [cursors, setCursors] = useState<string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const cursor = cursors.at(-1);
  const query = trpc.privacy.notices.useQuery(
    { state, limit: PAGE, ...(cursor !== undefined && { cursor }) },
    { refetchOnMount: 'always', placeholderData: (earlier) => earlier },
  );
  const goTo = (next: string[]) => {
    setCursors(next);
    setChosen(new Set());
  };
  const mark = trpc.privacy.markInformed.useMutation({
    onSuccess: (marked) => {
      goTo([]);
      toast({ title: 'Marked as Informed', description: markedText(marked) });
    },
    onError: (error) => toastFailure('Failed to Mark', error),
  });
  const withdraw = trpc.privacy.withdrawInformed.useMutation({
    onSuccess: ({ withdrawn }) => {
      goTo([]);
      toast({
        title: 'Mark Taken Back',
        description: `${formatCount(withdrawn, 'person is', 'people are')} to be informed again.`,
      });
    },
    onError: (error) => toastFailure('Failed to Take Back', error),
  });
  const people: NoticePerson[] = (query.data?.items ?? [])
    .filter((notice) => chosen.has(keyOf(notice)))
    .map(({ kind, id }) => ({ kind, id }));
  return {
    ...{ state, query, people, chosen },
    page: cursors.length,
    show: (next: NoticeState) => {
      setState(next);
      goTo([]);
    },
    choose: (key: string, isOn: boolean) =>
      setChosen((earlier) => new Set(isOn ? [...earlier, key] : [...earlier].filter((one) => one !== key))),
    chooseAll: (isOn: boolean) => setChosen(new Set(isOn ? query.data?.items.map(keyOf) : [])),
    next: () => query.data?.nextCursor != null && goTo([...cursors, query.data.nextCursor]),
    previous: () => goTo(cursors.slice(0, -1)),
    mark: (how: InformedHow) => mark.mutate({ people, how }),
    markAll: (all: 'overdue' | 'week') => mark.mutate({ state: all, how: 'notice' }),
    withdraw: () => withdraw.mutate({ people }),
    isBusy: mark.isPending || withdraw.isPending,
  };
}
export type NoticesState = ReturnType<typeof useNotices>;
