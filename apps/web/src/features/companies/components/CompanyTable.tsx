import { useVirtualizer } from '@tanstack/react-virtual';
import type { Company, CompanySort } from '@workbench/services/companies/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/ScrollRegion';
import { cn } from '~/lib/cn';
import { CompanyRow, ROW_HEIGHT_PX } from './CompanyRow';
import { CompanyTableHead } from './CompanyTableHead';

/** Rows drawn beyond the visible ones. */
const OVERSCAN = 8;
/** Rows from the end at which the next page is asked for. */
const AHEAD = 40;

interface CompanyTableProps {
  companies: readonly Company[];
  /** Position of the first loaded row in the whole list, from 0. */
  offset: number;
  /** Rows of the whole list; null when it is only known to be large. */
  total: number | null;
  /** The table goes back to its top when this changes. */
  listKey: string;
  sort: CompanySort;
  isStale: boolean;
  onSort: (sort: CompanySort) => void;
  onOpen: (id: string) => void;
  /** Called when the loaded rows come to their end; left out on the last page and while a page loads. */
  onEnd?: (() => void) | undefined;
  onFirstRow: (index: number) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** The company table over any number of loaded rows; the document holds only those near the visible ones. */
export function CompanyTable(props: CompanyTableProps) {
  const { companies, offset, total, listKey, sort, isStale, onSort, onOpen, onEnd, onFirstRow, before, after } = props;
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: companies.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const firstRow = virtualizer.range?.startIndex ?? 0;
  const lastRow = items.at(-1)?.index ?? 0;
  const top = items[0]?.start ?? 0;
  const bottom = Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0));

  useEffect(() => {
    if (onEnd && companies.length > 0 && lastRow >= companies.length - AHEAD) onEnd();
  }, [onEnd, companies.length, lastRow]);
  useEffect(() => onFirstRow(firstRow), [onFirstRow, firstRow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  return (
    <ScrollRegion
      ref={scroller}
      aria-label="Companies"
      aria-busy={isStale}
      className="@container max-h-[max(24rem,calc(100dvh-19rem))] bg-card"
    >
      {before && <div className="px-4 py-1.5 text-center">{before}</div>}
      <table
        aria-rowcount={total === null ? -1 : total + 1}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <CompanyTableHead sort={sort} onSort={onSort} />
        <tbody className={cn(isStale && 'opacity-60')}>
          <Spacer height={top} />
          {items.map(({ index }) => {
            const company = companies[index];
            return (
              company && (
                <CompanyRow key={company.id} company={company} ariaRowIndex={offset + index + 2} onOpen={onOpen} />
              )
            );
          })}
          <Spacer height={bottom} />
        </tbody>
      </table>
      {after && <div className="px-4 py-2 text-center text-muted-foreground">{after}</div>}
    </ScrollRegion>
  );
}

/** Stands for the rows that are not drawn. One cell: a column more than the header shows would widen the table. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
