import type { Company } from '@workbench/services/companies/schemas';
import { PanelRightOpen } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { DASH } from '~/lib/format/format';
import { YearlyChange } from '../growth/YearlyChange';
import { useIsFirstSyncRunning } from '../sync/first-sync';
import { headcountText, missingSourcesText, summarizeLocations } from './company-labels';
import { QualityBadge } from './QualityBadge';

/** Rows have one height, so that the virtual list needs no measuring. */
export const ROW_HEIGHT_PX = 57;

interface CompanyRowProps {
  company: Company;
  /** The setting; undefined until it is known. */
  minimumSources: number | undefined;
  /** 1-based position in the whole table, the header being row 1. */
  ariaRowIndex: number;
  onOpen: (id: string) => void;
}

export const CompanyRow = memo(function CompanyRow({ company, minimumSources, ariaRowIndex, onOpen }: CompanyRowProps) {
  const { first, more, all } = summarizeLocations(company.locations);
  const missing = missingSourcesText(company, minimumSources);
  const isFirstSyncRunning = useIsFirstSyncRunning(company.id);
  function openUnlessControl(event: MouseEvent<HTMLTableRowElement>) {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    onOpen(company.id);
  }
  return (
    // By keyboard the details button does the same.
    <tr
      aria-rowindex={ariaRowIndex}
      onClick={openUnlessControl}
      className="h-[57px] cursor-pointer *:border-border *:border-b hover:bg-accent"
    >
      <td className="max-w-0 py-2 pr-3 pl-4">
        <div className="truncate font-medium" title={company.name}>
          {company.name}
        </div>
        <div className="truncate text-ui text-muted-foreground" title={company.domain}>
          {company.domain}
        </div>
      </td>
      <td className="hidden max-w-0 truncate px-3 @3xl:table-cell" title={company.industry ?? undefined}>
        {company.industry || DASH}
      </td>
      <td className="px-3 text-right">
        <span className={cn(company.aggregatedEmployeeCount === null && 'text-muted-foreground')}>
          {headcountText(company)}
        </span>
        {isFirstSyncRunning ? (
          <div className="truncate text-link text-xs">Querying sources…</div>
        ) : missing ? (
          <div className="truncate text-muted-foreground text-xs" title="Not enough sources for an aggregated count">
            {missing}
          </div>
        ) : (
          // Where there is no room for the column.
          <div className="text-muted-foreground text-xs @lg:hidden">{company.dataQuality} quality</div>
        )}
      </td>
      <td className="hidden px-3 text-right @4xl:table-cell">
        <YearlyChange growth={company.growth} />
      </td>
      <td className="hidden max-w-0 truncate px-3 @lg:table-cell" title={all || undefined}>
        {first}
        {more && <span className="text-muted-foreground"> {more}</span>}
      </td>
      <td className="hidden px-3 @lg:table-cell">
        <QualityBadge quality={company.dataQuality} />
      </td>
      <td className="pr-2 text-right">
        <Button
          variant="ghost"
          size="icon-sm"
          className="scroll-mt-24"
          aria-label={`Details for ${company.name}`}
          onClick={() => onOpen(company.id)}
          onKeyDown={moveBetweenRows}
        >
          <PanelRightOpen aria-hidden />
        </Button>
      </td>
    </tr>
  );
});

/** Arrow keys go from one details button to that of the next or previous row. */
function moveBetweenRows(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
