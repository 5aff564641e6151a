import type { Lead } from '@workbench/services/leads/schemas';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useSelectKey } from '~/components/selection/use-select-key';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { RowSpace, Table } from '~/components/ui/display/Table';
import { WindowRows } from '~/components/ui/display/WindowRows';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { useRowWindow } from '~/lib/browser/scrolling/use-row-window';
import { useMediaQuery } from '~/lib/browser/use-media-query';
import { cn } from '~/lib/cn';
import { rowsBetween } from '~/lib/state/chosen-rows';
import { LEAD_CARD_HEIGHT_PX, LeadCard } from './LeadCard';
import { LEAD_ROW_HEIGHT_PX, LeadRow } from './LeadRow';

/** From this width on (Tailwind's lg) there is room for columns. */
const WIDE_SCREEN = '(min-width: 64rem)';
const COLUMNS = [
  { label: 'Lead', className: 'w-[34%]' },
  'Email',
  { label: 'Found', className: 'w-36' },
  { label: 'Status', className: 'w-36' },
];

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

/** Any number of leads, as a table where there is room and as cards elsewhere; the document holds only those near the visible ones. */
export function LeadVirtualList(props: LeadVirtualListProps) {
  const { leads, total, listKey, isStale, selectedIds, onChoose, onOpen, onEnd, after } = props;
  const scroller = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const rowHeightPx = isWide ? LEAD_ROW_HEIGHT_PX : LEAD_CARD_HEIGHT_PX;
  // The head of the table is row 1.
  const firstPosition = isWide ? 2 : 1;
  const idAt = (index: number) => leads[index]?.id;
  const { to, ranges } = useRowWindow({ scroller, count: leads.length, idAt, rowHeightPx, firstPosition });

  useEffect(() => {
    if (onEnd && to >= leads.length - AHEAD_ROWS) onEnd();
  }, [onEnd, leads.length, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  const ids = useMemo(() => leads.map(({ id }) => id), [leads]);
  const boxId = useId();
  const last = useRef<string | null>(null);
  const chooseRow = useCallback(
    (id: string, isOn: boolean, hasShift: boolean) => {
      onChoose(hasShift ? rowsBetween(ids, last.current, id) : [id], isOn);
      last.current = id;
    },
    [ids, onChoose],
  );
  const areAllChosen = ids.every((id) => selectedIds.has(id));
  useLetterShortcuts(['a'], leads.length > 0 && readShortcutsEnabled(), () => onChoose(ids, !areAllChosen));
  useSelectKey();
  const box = (
    <input
      id={boxId}
      type="checkbox"
      aria-label="Select all loaded leads"
      className="grid size-4 shrink-0"
      checked={areAllChosen}
      ref={(input) => {
        if (input) input.indeterminate = !areAllChosen && selectedIds.size > 0;
      }}
      aria-keyshortcuts="a"
      title="Press A to select all or none"
      onChange={(event) => onChoose(ids, event.target.checked)}
    />
  );
  const rows = { ranges, count: leads.length, rowHeightPx };
  const rowOf = (lead: Lead, index: number) => ({
    lead,
    position: index + 1,
    isChosen: selectedIds.has(lead.id),
    onChoose: chooseRow,
    onOpen,
  });
  return (
    <ScrollRegion ref={scroller} aria-label="Leads" aria-busy={isStale} className="max-h-table min-w-0 bg-card">
      {isWide ? (
        <Table
          columns={COLUMNS}
          lead={box}
          aria-rowcount={total === null ? -1 : total + 1}
          className={cn('table-fixed', isStale && 'opacity-60')}
        >
          <WindowRows
            {...rows}
            Space={RowSpace}
            row={(index) => {
              const lead = leads[index];
              return lead && <LeadRow key={lead.id} {...rowOf(lead, index)} />;
            }}
          />
        </Table>
      ) : (
        <>
          <label
            htmlFor={boxId}
            className="flex h-11 cursor-pointer items-center gap-3 border-border border-b px-3.5 text-muted-foreground"
          >
            {box}
            Select all loaded leads
          </label>
          <ul aria-label="Leads" className={cn(isStale && 'opacity-60')}>
            <WindowRows
              {...rows}
              Space={CardSpace}
              row={(index) => {
                const lead = leads[index];
                return lead && <LeadCard key={lead.id} {...rowOf(lead, index)} total={total} />;
              }}
            />
          </ul>
        </>
      )}
      {after && <div className="border-border border-t px-3 py-2 text-center text-muted-foreground">{after}</div>}
    </ScrollRegion>
  );
}

/** Stands for the cards that are not drawn. */
function CardSpace({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return <li aria-hidden style={{ height: heightPx }} />;
}
