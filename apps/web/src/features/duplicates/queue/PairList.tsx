import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { PairRow } from './PairRow';
import { type PairView, stepFrom } from './pair-view';

/** Rows from the end at which the next page is read. */
const AHEAD_ROWS = 15;
const ROW_ESTIMATE_PX = 96;

interface PairListProps {
  pairs: readonly PairView[];
  selected: string | undefined;
  takesFocus: boolean;
  /** Rows of the whole queue, as far as they are counted. */
  total: number | undefined;
  /** Left out on the last page and while a page is read. */
  onEnd?: (() => void) | undefined;
  /** Shows a pair; `opens` when it was pressed. */
  onSelect: (id: string, opens: boolean) => void;
}

/** The queue over any number of rows; the document has only those near the visible ones. */
export function PairList({ pairs, selected, takesFocus, total, onEnd, onSelect }: PairListProps) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: pairs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    getItemKey: (index) => pairs[index]?.id ?? index,
    overscan: 4,
  });
  const rows = virtualizer.getVirtualItems();
  const lastDrawn = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (onEnd && lastDrawn >= pairs.length - AHEAD_ROWS) onEnd();
  }, [onEnd, lastDrawn, pairs.length]);

  const index = pairs.findIndex(({ id }) => id === selected);
  useEffect(() => {
    if (index < 0) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const target = stepFrom(pairs, selected, event.key === 'ArrowDown' ? 1 : -1);
    if (target !== undefined) onSelect(target, false);
  };

  return (
    <ScrollRegion
      ref={scroller}
      aria-label="Pairs that may be the same"
      className="max-h-table bg-card"
      onKeyDown={onKeyDown}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const pair = pairs[row.index];
          return (
            pair && (
              <li
                key={pair.id}
                ref={virtualizer.measureElement}
                data-index={row.index}
                aria-posinset={row.index + 1}
                aria-setsize={Math.max(total ?? 0, pairs.length)}
                className="absolute inset-x-0 top-0 border-border border-b"
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <PairRow
                  pair={pair}
                  isSelected={pair.id === selected}
                  takesFocus={takesFocus}
                  onOpen={() => onSelect(pair.id, true)}
                />
              </li>
            )
          );
        })}
      </ul>
    </ScrollRegion>
  );
}
