import { getQueryKey } from '@trpc/react-query';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { PairQueue } from '../queue/PairQueue';
import type { DuplicatesParams } from '../url-params';
import { ContactComparison } from './ContactComparison';
import { toContactPair } from './contact-pair';

/** The queue of saved contacts. */
export function ContactQueue({ params }: { params: DuplicatesParams }) {
  const { contact } = params;
  const state: 'open' | 'dismissed' = params.state ?? 'open';
  const filter = { state, ...(contact && { contactId: contact }) };
  const pairs = usePaged(getQueryKey(trpc.contactDuplicates.list, filter, 'infinite'), (cursor, signal) =>
    trpcClient.contactDuplicates.list.query({ ...filter, ...cursor }, { signal }),
  );
  const counted = trpc.contactDuplicates.list.useQuery({ ...filter, limit: 1 });
  return (
    <PairQueue
      params={params}
      pairs={{ ...pairs, data: pairs.data?.flatMap(toContactPair) }}
      total={counted.data?.total}
      isFiltered={contact !== undefined}
      emptyText="As contacts are saved and revealed, they are compared by profiles, addresses, numbers, names and employers. Two that may be one person appear here, side by side, for you to merge or keep apart. Nothing is merged by itself."
    >
      {(id, events) => <ContactComparison key={id} pairId={id} {...events} />}
    </PairQueue>
  );
}
