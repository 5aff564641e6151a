import { getQueryKey } from '@trpc/react-query';
import { History } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { TimelineList } from './TimelineList';

const PAGE_SIZE = 50;

export function useTimeline(id: string, limit = PAGE_SIZE) {
  const input = { id, limit };
  return usePaged(getQueryKey(trpc.timeline.get, input, 'infinite'), (cursor, signal) =>
    trpcClient.timeline.get.query({ ...input, ...cursor }, { signal }),
  );
}

/** Everything that happened to the company, newest first. */
export function TimelineTab({ id, name }: { id: string; name: string }) {
  const timeline = useTimeline(id);
  return (
    <PagedList
      query={timeline}
      failure={READ_FAILURE.timeline}
      moreLabel="Show earlier entries"
      empty={<EmptyState icon={History} title="Nothing has happened yet" />}
    >
      {(entries) => <TimelineList entries={entries} label={`Timeline of ${name}`} />}
    </PagedList>
  );
}
