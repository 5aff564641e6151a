import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { stepFrom } from '~/lib/state/queue-steps';
import { QueueRow } from './QueueRow';

/** Rows from the end at which the next page is read. */
const AHEAD_ROWS = 15;

interface QueueListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowEstimatePx: number;
  selected: string | undefined;
  takesFocus: boolean;
  /** Rows of the whole queue, as far as they are counted. */
  total: number | undefined;
  /** Left out on the last page and while a page is read. */
  onEnd?: (() => void) | undefined;
  /** Shows a case; `opens` when it was pressed. */
  onSelect: (id: string, opens: boolean) => void;
  /** What a row shows. */
  children: (row: Row) => ReactNode;
}

/** The queue over any number of rows; the document has only those near the visible ones. */
export function QueueList<Row extends { id: string }>(props: QueueListProps<Row>) {
  const { label, rows, rowEstimatePx, selected, takesFocus, total, onEnd, onSelect, children } = props;
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowEstimatePx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  const drawn = virtualizer.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (onEnd && lastDrawn >= rows.length - AHEAD_ROWS) onEnd();
  }, [onEnd, lastDrawn, rows.length]);

  const index = rows.findIndex(({ id }) => id === selected);
  useEffect(() => {
    if (index < 0) return;
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const target = stepFrom(rows, selected, event.key === 'ArrowDown' ? 1 : -1);
    if (target !== undefined) onSelect(target, false);
  };

  return (
    <ScrollRegion ref={scroller} aria-label={label} className="max-h-table bg-card" onKeyDown={onKeyDown}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index: position, start }) => {
          const row = rows[position];
          return (
            row && (
              <li
                key={row.id}
                ref={virtualizer.measureElement}
                data-index={position}
                aria-posinset={position + 1}
                aria-setsize={Math.max(total ?? 0, rows.length)}
                className="absolute inset-x-0 top-0 border-border border-b"
                style={{ transform: `translateY(${start}px)` }}
              >
                <QueueRow
                  isSelected={row.id === selected}
                  takesFocus={takesFocus}
                  onOpen={() => onSelect(row.id, true)}
                >
                  {children(row)}
                </QueueRow>
              </li>
            )
          );
        })}
      </ul>
    </ScrollRegion>
  );
}
