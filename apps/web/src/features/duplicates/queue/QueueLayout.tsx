import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { readShortcutsEnabled } from '~/lib/browser/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/use-letter-shortcuts';
import { useMediaQuery } from '~/lib/browser/use-media-query';
import { formatCount } from '~/lib/format/format';
import { PairList } from './PairList';
import { afterDecision, type PairView, stepFrom } from './pair-view';

/** Where the list and the comparison fit beside each other. */
const WIDE = '(min-width: 1200px)';

/** What the layout needs of a paged query. */
export interface QueueQuery {
  data: PairView[] | undefined;
  error: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface QueueLayoutProps {
  query: QueueQuery;
  total: number | undefined;
  state: 'open' | 'dismissed';
  /** The pair that the address names. */
  selected: string | undefined;
  /** Only pairs of one record. */
  isFiltered: boolean;
  /** What the queue is for, when nothing is in it. */
  empty: ReactNode;
  onState: (state: 'open' | 'dismissed') => void;
  onSelect: (id: string | undefined) => void;
  /** The comparison of a pair; `leave` goes on to the next. */
  children: (id: string, leave: () => void) => ReactNode;
}

/** A queue of pairs with the comparison of one: side by side, or one after the other where there is no room. */
export function QueueLayout(props: QueueLayoutProps) {
  const { query, total, state, selected, isFiltered, empty, onState, onSelect, children } = props;
  const isWide = useMediaQuery(WIDE);
  const [takesFocus, setTakesFocus] = useState(false);
  const detail = useRef<HTMLDivElement>(null);
  const pairs = query.data ?? [];
  const shown = selected ?? (isWide ? pairs[0]?.id : undefined);
  const select = (id: string, opens: boolean) => {
    onSelect(id);
    if (opens) setTakesFocus(false);
    if (opens) setTimeout(() => detail.current?.focus(), 0);
  };
  useLetterShortcuts(['j', 'k'], pairs.length > 0 && readShortcutsEnabled(), (letter) => {
    const target = stepFrom(pairs, shown, letter === 'j' ? 1 : -1);
    setTakesFocus(true);
    if (target !== undefined) select(target, false);
  });
  const showsList = isWide || shown === undefined;
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError;
  return (
    <PanelQueryState query={query} failure={READ_FAILURE.duplicates}>
      {() => (
        <div className="flex flex-col gap-3">
          {showsList && (
            <div className="flex min-h-9 flex-wrap items-center gap-3">
              <Select
                aria-label="Pairs"
                value={state}
                onChange={({ target }) => onState(target.value === 'dismissed' ? 'dismissed' : 'open')}
              >
                <option value="open">To decide</option>
                <option value="dismissed">Not a duplicate</option>
              </Select>
              <p role="status" className="text-muted-foreground">
                {total !== undefined && formatCount(total, 'pair', 'pairs')}
              </p>
              {isFiltered && (
                <Button variant="link" size="sm" onClick={() => onState(state)}>
                  Show all pairs
                </Button>
              )}
            </div>
          )}
          {pairs.length === 0 && shown === undefined ? (
            <Card>{empty}</Card>
          ) : (
            <div className={isWide ? 'grid grid-cols-[23rem_minmax(0,1fr)] items-start gap-4' : undefined}>
              {showsList && (
                <div className="flex min-w-0 flex-col gap-2">
                  <PairList
                    pairs={pairs}
                    selected={shown}
                    takesFocus={takesFocus}
                    total={total}
                    onEnd={canLoadMore ? () => void query.fetchNextPage() : undefined}
                    onSelect={select}
                  />
                  {query.isFetchNextPageError && (
                    <InlineError>
                      {READ_FAILURE.duplicates}: {errorMessage(query.error)}{' '}
                      <Button variant="link" size="sm" onClick={() => void query.fetchNextPage()}>
                        Retry
                      </Button>
                    </InlineError>
                  )}
                </div>
              )}
              {shown !== undefined && (
                <section ref={detail} tabIndex={-1} aria-label="Comparison" className="min-w-0 scroll-mt-16">
                  {!isWide && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className="-ml-2 mb-2 px-2 text-muted-foreground"
                      onClick={() => onSelect(undefined)}
                    >
                      <ArrowLeft aria-hidden />
                      All pairs
                    </Button>
                  )}
                  {children(shown, () => onSelect(afterDecision(pairs, shown)))}
                </section>
              )}
            </div>
          )}
        </div>
      )}
    </PanelQueryState>
  );
}
