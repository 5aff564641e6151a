import { useVirtualizer } from '@tanstack/react-virtual';
import type { Lead } from '@workbench/services/leads/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { readShortcutsEnabled } from '~/lib/browser/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/use-letter-shortcuts';
import { useMediaQuery } from '~/lib/browser/use-media-query';
import { cn } from '~/lib/cn';
import { LeadRow, ROW_HEIGHT_PX, WIDE_QUERY } from './LeadRow';

/** Rows are drawn in small blocks: laying out one item per row again with each page takes long at 50,000 rows. */
const BLOCK_ROWS = 2;
/** Rows from the end at which the next page is asked for. */
const AHEAD_ROWS = 40;

interface LeadVirtualListProps {
  leads: readonly Lead[];
  /** Rows of the whole list; null when it is only known to be large. */
  total: number | null;
  /** The list goes back to its top when this changes. */
  listKey: string;
  isStale: boolean;
  selectedIds: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (id: string) => void;
  /** Called when the loaded rows come to their end; left out on the last page and while a page loads. */
  onEnd?: (() => void) | undefined;
  after?: ReactNode;
}

/** Any number of leads; the document holds only those near the visible ones. */
export function LeadVirtualList(props: LeadVirtualListProps) {
  const { leads, total, listKey, isStale, selectedIds, onChoose, onOpen, onEnd, after } = props;
  const scroller = useRef<HTMLElement>(null);
  const rowHeightPx = useMediaQuery(WIDE_QUERY) ? ROW_HEIGHT_PX.wide : ROW_HEIGHT_PX.narrow;
  const virtualizer = useVirtualizer({
    count: Math.ceil(leads.length / BLOCK_ROWS),
    getScrollElement: () => scroller.current,
    estimateSize: () => BLOCK_ROWS * rowHeightPx,
    overscan: 2,
  });
  const blocks = virtualizer.getVirtualItems();
  const from = (blocks[0]?.index ?? 0) * BLOCK_ROWS;
  const to = Math.min(leads.length, ((blocks.at(-1)?.index ?? -1) + 1) * BLOCK_ROWS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes that were estimated for the other height are void
  useEffect(() => virtualizer.measure(), [rowHeightPx]);
  useEffect(() => {
    if (onEnd && to >= leads.length - AHEAD_ROWS) onEnd();
  }, [onEnd, leads.length, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  const areAllChosen = leads.every(({ id }) => selectedIds.has(id));
  const chooseAll = (isChosen: boolean) =>
    onChoose(
      leads.map(({ id }) => id),
      isChosen,
    );
  useLetterShortcuts(['a'], leads.length > 0 && readShortcutsEnabled(), () => chooseAll(!areAllChosen));
  return (
    <div className="min-w-0 rounded-md border border-border bg-card">
      <label className="flex cursor-pointer items-center gap-3 border-border border-b px-4 py-2 text-ui text-muted-foreground">
        <input
          type="checkbox"
          className="size-4"
          checked={areAllChosen}
          ref={(box) => {
            if (box) box.indeterminate = !areAllChosen && selectedIds.size > 0;
          }}
          aria-keyshortcuts="a"
          title="Press A to select all or none"
          onChange={(event) => chooseAll(event.target.checked)}
        />
        Select all loaded leads
      </label>
      <ScrollRegion ref={scroller} aria-label="Leads" aria-busy={isStale} className="max-h-table border-0">
        <ul aria-label="Leads" className={cn(isStale && 'opacity-60')}>
          <Spacer heightPx={from * rowHeightPx} />
          {leads.slice(from, to).map((lead, step) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              position={from + step + 1}
              total={total}
              isChosen={selectedIds.has(lead.id)}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          ))}
          <Spacer heightPx={(leads.length - to) * rowHeightPx} />
        </ul>
        {after && <div className="px-4 py-2 text-center text-muted-foreground">{after}</div>}
      </ScrollRegion>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return <li aria-hidden style={{ height: heightPx }} />;
}
