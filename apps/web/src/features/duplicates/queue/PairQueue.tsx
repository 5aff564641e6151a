import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { DecisionEvents } from '../comparison/use-decisions';
import type { DuplicatesParams } from '../url-params';
import { EmptyQueue } from './EmptyQueue';
import { QueueLayout, type QueueQuery } from './QueueLayout';

interface PairQueueProps {
  params: DuplicatesParams;
  pairs: QueueQuery;
  total: number | undefined;
  /** Only pairs of one record. */
  isFiltered: boolean;
  /** Said when there are no pairs. */
  emptyText: string;
  /** The comparison of a pair. */
  children: (id: string, events: DecisionEvents) => ReactNode;
}

/** A queue of pairs of one kind; the address owns what is shown of it. */
export function PairQueue({ params, pairs, total, isFiltered, emptyText, children }: PairQueueProps) {
  const navigate = useNavigate({ from: '/duplicates' });
  /** Decided here; they leave the list at once. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const { tab, pair: selected, state = 'open' } = params;
  const own: DuplicatesParams = tab === undefined ? {} : { tab };
  const change = (next: DuplicatesParams, replace = true) =>
    void navigate({ search: next, replace, resetScroll: false });
  return (
    <QueueLayout
      query={{ ...pairs, data: pairs.data?.filter(({ id }) => !decided.has(id)) }}
      total={total}
      state={state}
      selected={selected}
      isFiltered={isFiltered}
      empty={<EmptyQueue isDismissed={state === 'dismissed'} text={emptyText} />}
      onState={(next) => change(next === 'open' ? own : { ...own, state: next })}
      onSelect={(pair) => {
        const { pair: _, ...rest } = params;
        // Where the pair takes the list's place, Back leads from the first one to the list again.
        if (pair === undefined) change(rest);
        else change({ ...rest, pair }, selected !== undefined);
      }}
    >
      {(id, leave) =>
        children(id, {
          onDecided: () => {
            setDecided(new Set([...decided, id]));
            leave();
          },
          onReverted: () => setDecided((before) => new Set([...before].filter((one) => one !== id))),
        })
      }
    </QueueLayout>
  );
}
