import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { QueueHead } from '~/components/queue/QueueHead';
import { QueueLayout, type QueueQuery } from '~/components/queue/QueueLayout';
import { useDecided } from '~/components/queue/use-decided';
import { Button } from '~/components/ui/controls/Button';
import { READ_FAILURE } from '~/lib/api/errors';
import type { DecisionEvents } from '~/lib/api/use-decisions';
import { formatCount } from '~/lib/format/format';
import type { DuplicatesParams } from '../url-params';
import { EmptyQueue } from './EmptyQueue';
import { PairRow } from './PairRow';
import type { PairView } from './pair-view';

interface PairQueueProps {
  params: DuplicatesParams;
  pairs: QueueQuery<PairView>;
  total: number | undefined;
  /** Only pairs of one record. */
  isFiltered: boolean;
  /** Said when there are no pairs. */
  emptyText: string;
  /** The comparison of a pair. */
  children: (id: string, events: DecisionEvents) => ReactNode;
}

const LABELS = { list: 'Pairs that may be the same', detail: 'Comparison', back: 'All pairs' };
const STATES = { open: 'To decide', dismissed: 'Not a duplicate' };

/** A queue of pairs of one kind; the address owns what is shown of it. */
export function PairQueue({ params, pairs, total, isFiltered, emptyText, children }: PairQueueProps) {
  const navigate = useNavigate({ from: '/duplicates' });
  const { tab, pair: selected, state = 'open' } = params;
  const { isListed, eventsOf } = useDecided(state);
  const own: DuplicatesParams = tab === undefined ? {} : { tab };
  const change = (next: DuplicatesParams, replace = true) =>
    void navigate({ search: next, replace, resetScroll: false });
  const show = (next: keyof typeof STATES) => change(next === 'open' ? own : { ...own, state: next });
  return (
    <QueueLayout
      query={{ ...pairs, data: pairs.data?.filter(isListed) }}
      failure={READ_FAILURE.duplicates}
      labels={LABELS}
      rowEstimatePx={96}
      total={total}
      selected={selected}
      empty={<EmptyQueue isDismissed={state === 'dismissed'} text={emptyText} />}
      onSelect={(pair, replaces) => {
        const { pair: _, ...rest } = params;
        change({ ...rest, ...(pair && { pair }) }, replaces);
      }}
      row={(pair) => <PairRow pair={pair} />}
      head={
        <>
          <QueueHead
            label="Pairs"
            states={STATES}
            state={state}
            onState={show}
            count={total !== undefined && formatCount(total, 'pair', 'pairs')}
          />
          {isFiltered && (
            <Button variant="link" size="sm" onClick={() => show(state)}>
              Show all pairs
            </Button>
          )}
        </>
      }
    >
      {(id, leave) => children(id, eventsOf(id, leave))}
    </QueueLayout>
  );
}
