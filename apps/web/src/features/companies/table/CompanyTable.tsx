import type { CompanySort } from '@workbench/services/companies/schemas';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { RowSpace, Table } from '~/components/ui/display/Table';
import { WindowRows } from '~/components/ui/display/WindowRows';
import { useRowWindow } from '~/lib/browser/scrolling/use-row-window';
import { cn } from '~/lib/cn';
import { type LeadingColumn, ROW_HEIGHT_PX, type TableLayout } from '../columns/company-column';
import { tableWidthPx } from '../columns/table-layout';
import { CompanyRow } from './CompanyRow';
import { companyHeads } from './company-heads';
import type { LoadedRows } from './loaded-rows';

/** Rows from the end at which the next page is asked for. */
const AHEAD_ROWS = 40;

interface CompanyTableProps {
  rows: LoadedRows;
  /** Position of the first loaded row in the whole list, from 0. */
  offset: number;
  /** Rows of the whole list; null when it is only known to be large. */
  total: number | null;
  /** The table goes back to its top when this changes. */
  listKey: string;
  layout: TableLayout;
  leading?: LeadingColumn | undefined;
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
export const CompanyTable = memo(function CompanyTable(props: CompanyTableProps) {
  const { rows, offset, total, listKey, layout, leading, sort, isStale } = props;
  const { onSort, onOpen, onEnd, onFirstRow, before, after } = props;
  const rowHeight = ROW_HEIGHT_PX[layout.density];
  const scroller = useRef<HTMLElement>(null);
  // The head is row 1.
  const firstPosition = offset + 2;
  const { top, to, ranges } = useRowWindow({
    scroller,
    count: rows.count,
    idAt: (index) => rows.at(index)?.id,
    rowHeightPx: rowHeight,
    firstPosition,
  });

  useEffect(() => {
    if (onEnd && rows.count > 0 && to >= rows.count - AHEAD_ROWS) onEnd();
  }, [onEnd, rows.count, to]);
  useEffect(() => onFirstRow(top), [onFirstRow, top]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);

  return (
    <ScrollRegion ref={scroller} aria-label="Companies" aria-busy={isStale} className="@container max-h-table bg-card">
      {before && <div className="px-3 py-1.5 text-center">{before}</div>}
      <Table
        columns={companyHeads(layout, sort, onSort)}
        lead={leading?.head}
        aria-rowcount={total === null ? -1 : total + 1}
        style={layout.isFitted ? undefined : { minWidth: tableWidthPx(layout) }}
        className={cn('table-fixed', isStale && 'opacity-60')}
      >
        <WindowRows
          ranges={ranges}
          count={rows.count}
          rowHeightPx={rowHeight}
          Space={RowSpace}
          row={(index) => {
            const company = rows.at(index);
            return (
              company && (
                <CompanyRow
                  key={company.id}
                  company={company}
                  layout={layout}
                  leading={leading}
                  ariaRowIndex={firstPosition + index}
                  onOpen={onOpen}
                />
              )
            );
          }}
        />
      </Table>
      {after && <div className="border-border border-t px-3 py-2 text-center text-muted-foreground">{after}</div>}
    </ScrollRegion>
  );
});
