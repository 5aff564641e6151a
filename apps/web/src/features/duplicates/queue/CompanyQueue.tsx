import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { CompanyComparison } from '../comparison/CompanyComparison';
import type { DuplicatesParams } from '../url-params';
import { QueueLayout } from './QueueLayout';
import { useCompanyPairs } from './use-company-pairs';

/** The queue of companies. */
export function CompanyQueue({ params }: { params: DuplicatesParams }) {
  const navigate = useNavigate({ from: '/duplicates' });
  const state: 'open' | 'dismissed' = params.state ?? 'open';
  const filter = { state, ...(params.company && { companyId: params.company }) };
  const pairs = useCompanyPairs(filter);
  const counted = trpc.duplicates.list.useQuery({ ...filter, limit: 1 });
  /** Decided here; they leave the list at once. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const change = (next: DuplicatesParams) => void navigate({ search: next, replace: true, resetScroll: false });
  const withoutPair = ({ pair: _, ...rest }: DuplicatesParams): DuplicatesParams => rest;
  return (
    <QueueLayout
      query={{ ...pairs, data: pairs.data?.filter(({ id }) => !decided.has(id)) }}
      total={counted.data?.total}
      state={state}
      selected={params.pair}
      isFiltered={params.company !== undefined}
      onState={(next) => change(next === 'open' ? {} : { state: next })}
      onSelect={(pair) => change(pair === undefined ? withoutPair(params) : { ...params, pair })}
    >
      {(id, leave) => (
        <CompanyComparison
          key={id}
          pairId={id}
          onDecided={() => {
            setDecided(new Set([...decided, id]));
            leave();
          }}
          onReverted={() => setDecided((before) => new Set([...before].filter((one) => one !== id)))}
        />
      )}
    </QueueLayout>
  );
}
