import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { errorMessage } from '~/lib/api/errors';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { useMediaQuery } from '~/lib/browser/use-media-query';
import { afterDecision, stepFrom } from '~/lib/state/queue-steps';
import { QueueList } from './QueueList';

/** Where the list and the case fit beside each other. */
const WIDE = '(min-width: 1200px)';

/** What the layout needs of a paged query. */
export interface QueueQuery<Row> {
  data: Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface QueueLayoutProps<Row> {
  query: QueueQuery<Row>;
  /** One of READ_FAILURE. */
  failure: string;
  /** Names of the list, of the case on screen, and of the way back to the list. */
  labels: { list: string; detail: string; back: string };
  rowEstimatePx: number;
  total: number | undefined;
  /** The case that the address names. */
  selected: string | undefined;
  /** Which cases are listed, and how many. */
  head: ReactNode;
  /** What the queue is for, when nothing is in it. */
  empty: ReactNode;
  /** `replaces` the step in the browser's history. */
  onSelect: (id: string | undefined, replaces: boolean) => void;
  row: (row: Row) => ReactNode;
  /** One case; `leave` goes on to the next. */
  children: (id: string, leave: () => void) => ReactNode;
}

/** A queue with one of its cases: side by side, or one after the other where there is no room. */
export function QueueLayout<Row extends { id: string }>(props: QueueLayoutProps<Row>) {
  const { query, failure, labels, rowEstimatePx, total, selected, head, empty, onSelect, row, children } = props;
  const isWide = useMediaQuery(WIDE);
  const [takesFocus, setTakesFocus] = useState(false);
  const detail = useRef<HTMLDivElement>(null);
  const rows = query.data ?? [];
  const shown = selected ?? (isWide ? rows[0]?.id : undefined);
  const focusDetail = () => setTimeout(() => detail.current?.focus(), 0);
  const select = (id: string, opens: boolean) => {
    // Where the case takes the list's place, Back leads from the first one to the list again.
    onSelect(id, selected !== undefined);
    if (opens) setTakesFocus(false);
    if (opens) focusDetail();
  };
  const leave = () => {
    if (shown === undefined) return;
    // The button that was pressed goes with its case, and has lost the focus while it was disabled.
    const { activeElement } = document;
    if (activeElement === document.body || detail.current?.contains(activeElement)) focusDetail();
    onSelect(afterDecision(rows, shown), true);
  };
  useLetterShortcuts(['j', 'k'], rows.length > 0 && readShortcutsEnabled(), (letter) => {
    const target = stepFrom(rows, shown, letter === 'j' ? 1 : -1);
    setTakesFocus(true);
    if (target !== undefined) select(target, false);
  });
  const showsList = isWide || shown === undefined;
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError;
  return (
    <PanelQueryState query={query} failure={failure}>
      {() => (
        <div className="flex flex-col gap-3" data-narrow="in-turn">
          {showsList && <div className="flex min-h-9 flex-wrap items-center gap-3">{head}</div>}
          {rows.length === 0 && shown === undefined ? (
            <Card>{empty}</Card>
          ) : (
            <div className={isWide ? 'grid grid-cols-[23rem_minmax(0,1fr)] items-start gap-4' : undefined}>
              {showsList && (
                <div className="flex min-w-0 flex-col gap-2">
                  <QueueList
                    label={labels.list}
                    rows={rows}
                    rowEstimatePx={rowEstimatePx}
                    selected={shown}
                    takesFocus={takesFocus}
                    total={total}
                    onEnd={canLoadMore ? () => void query.fetchNextPage() : undefined}
                    onSelect={select}
                  >
                    {row}
                  </QueueList>
                  {query.isFetchNextPageError && (
                    <InlineError>
                      {failure}: {errorMessage(query.error)}{' '}
                      <Button variant="link" size="sm" onClick={() => void query.fetchNextPage()}>
                        Retry
                      </Button>
                    </InlineError>
                  )}
                </div>
              )}
              {shown !== undefined && (
                <section
                  ref={detail}
                  tabIndex={-1}
                  aria-label={labels.detail}
                  className="min-w-0 scroll-mt-16"
                  // What is worked on stays on screen, also when it leaves the list.
                  onFocus={() => selected === undefined && onSelect(shown, true)}
                >
                  {!isWide && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className="-ml-2 mb-2 px-2 text-muted-foreground"
                      onClick={() => onSelect(undefined, true)}
                    >
                      <ArrowLeft aria-hidden />
                      {labels.back}
                    </Button>
                  )}
                  {children(shown, leave)}
                </section>
              )}
            </div>
          )}
        </div>
      )}
    </PanelQueryState>
  );
}
