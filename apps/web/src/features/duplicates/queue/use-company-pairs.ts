import { getQueryKey } from '@trpc/react-query';
import type { Duplicate } from '@workbench/services/duplicates/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import type { PairSide, PairView } from './pair-view';

type Company = Duplicate['companies'][number];

/** The queue of companies, page by page. */
export function useCompanyPairs(filter: { state: 'open' | 'dismissed'; companyId?: string }) {
  const query = usePaged(getQueryKey(trpc.duplicates.list, filter, 'infinite'), (cursor, signal) =>
    trpcClient.duplicates.list.query({ ...filter, ...cursor }, { signal }),
  );
  return { ...query, data: query.data?.flatMap(toView) };
}

function toView({ id, strength, reasons, companies: [first, second] }: Duplicate): PairView[] {
  return first && second ? [{ id, strength, reasons, sides: [toSide(first), toSide(second)] }] : [];
}

const toSide = ({ id, name, domain, locations }: Company): PairSide => ({
  id,
  name,
  key: domain,
  detail: locations[0] ?? null,
});
