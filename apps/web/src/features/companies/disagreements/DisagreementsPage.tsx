import { useNavigate } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Scale } from 'lucide-react';
import { PageHeader } from '~/components/layout/PageHeader';
import { QueueHead } from '~/components/queue/QueueHead';
import { QueueLayout } from '~/components/queue/QueueLayout';
import { useDecided } from '~/components/queue/use-decided';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { formatCount } from '~/lib/format/format';
import { CaseDetail } from './CaseDetail';
import { CaseRow } from './CaseRow';
import type { DisagreementsParams } from './url-params';

const LABELS = { list: 'Companies whose sources disagree', detail: 'Figures', back: 'All companies' };
const STATES = { open: 'To decide', decided: 'Decided' };

/** Companies whose sources disagree, those about most people first, for a person to decide. */
export function DisagreementsPage({ params }: { params: DisagreementsParams }) {
  const navigate = useNavigate({ from: '/disagreements' });
  const { company: selected, ...shown } = params;
  const state: keyof typeof STATES = shown.state ?? 'open';
  const { isListed, eventsOf } = useDecided(state);
  const cases = usePaged(getQueryKey(trpc.analytics.disagreements, { state }, 'infinite'), (cursor, signal) =>
    trpcClient.analytics.disagreements.query({ state, ...cursor }, { signal }),
  );
  const { data: counted } = trpc.analytics.disagreements.useQuery({ state, limit: 1 });
  const rows = cases.data?.map((disagreement) => ({ id: disagreement.companyId, disagreement }));
  const change = (search: DisagreementsParams, replace: boolean) =>
    void navigate({ search, replace, resetScroll: false });
  return (
    <div className="min-w-0">
      <PageHeader
        title="Sources That Disagree"
        subtitle="Companies whose sources are furthest apart. Decide which figure counts."
      />
      <QueueLayout
        query={{ ...cases, data: rows?.filter(isListed) }}
        failure={READ_FAILURE.disagreements}
        labels={LABELS}
        rowEstimatePx={56}
        total={counted?.total}
        selected={selected}
        empty={<EmptyQueue state={state} />}
        onSelect={(company, replaces) => change({ ...shown, ...(company && { company }) }, replaces)}
        row={({ disagreement }) => <CaseRow disagreement={disagreement} />}
        head={
          <QueueHead
            label="Cases"
            states={STATES}
            state={state}
            onState={(next) => change(next === 'open' ? {} : { state: next }, true)}
            count={counted && formatCount(counted.total, 'company', 'companies')}
          />
        }
      >
        {(id, leave) => <CaseDetail key={id} companyId={id} {...eventsOf(id, leave)} />}
      </QueueLayout>
    </div>
  );
}

function EmptyQueue({ state }: { state: keyof typeof STATES }) {
  return (
    <EmptyState
      icon={Scale}
      title={state === 'open' ? 'Nothing to decide' : 'Nothing decided yet'}
      description={
        state === 'open'
          ? 'Companies appear here when two sources give exact figures that are 25% or more of the headcount apart.'
          : 'Companies with a preferred source, a typed headcount or figures that you left as they are appear here.'
      }
    />
  );
}
