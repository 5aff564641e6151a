import { getQueryKey } from '@trpc/react-query';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { PairQueue } from '../queue/PairQueue';
import type { DuplicatesParams } from '../url-params';
import { CompanyComparison } from './CompanyComparison';
import { toCompanyPair } from './company-pair';

/** The queue of companies. */
export function CompanyQueue({ params }: { params: DuplicatesParams }) {
  const { company } = params;
  const state: 'open' | 'dismissed' = params.state ?? 'open';
  const filter = { state, ...(company && { companyId: company }) };
  const pairs = usePaged(getQueryKey(trpc.duplicates.list, filter, 'infinite'), (cursor, signal) =>
    trpcClient.duplicates.list.query({ ...filter, ...cursor }, { signal }),
  );
  const counted = trpc.duplicates.list.useQuery({ ...filter, limit: 1 });
  return (
    <PairQueue
      params={params}
      pairs={{ ...pairs, data: pairs.data?.flatMap(toCompanyPair) }}
      total={counted.data?.total}
      isFiltered={company !== undefined}
      emptyText="As data come in, companies are compared by identifiers, sites, names and locations. Two that may be the same appear here, side by side, for you to merge or keep apart. Nothing is merged by itself."
    >
      {(id, events) => <CompanyComparison key={id} pairId={id} {...events} />}
    </PairQueue>
  );
}
