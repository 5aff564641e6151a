import type { Company } from '@workbench/services/companies/schemas';
import { type MouseEvent, memo } from 'react';
import { CustomerBadge } from '~/components/customers/CustomerBadge';
import { Button } from '~/components/ui/controls/Button';
import { FIXED_ROW } from '~/components/ui/display/Table';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { cn } from '~/lib/cn';
import { type LeadingColumn, ROW_HEIGHT_PX, type TableLayout } from '../columns/company-column';
import { DetailsIcon } from './DetailsIcon';

interface CompanyRowProps {
  company: Company;
  layout: TableLayout;
  leading?: LeadingColumn | undefined;
  /** 1-based position in the whole table, the header being row 1. */
  ariaRowIndex: number;
  onOpen: (id: string) => void;
}

export const CompanyRow = memo(function CompanyRow(props: CompanyRowProps) {
  const { company, layout, leading, ariaRowIndex, onOpen } = props;
  const isCompact = layout.density === 'compact';
  function openUnlessControl(event: MouseEvent<HTMLTableRowElement>) {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
    onOpen(company.id);
  }
  return (
    // By keyboard the details button does the same.
    <tr
      aria-rowindex={ariaRowIndex}
      onClick={openUnlessControl}
      style={{ height: ROW_HEIGHT_PX[layout.density] }}
      className={cn(FIXED_ROW, 'cursor-pointer')}
    >
      {leading && (
        <td className="relative">
          <leading.Cell company={company} />
        </td>
      )}
      <td className={cn(isCompact && 'truncate')}>
        <CompanyName company={company} isCompact={isCompact} />
        <div
          className={cn('truncate text-muted-foreground', isCompact ? 'ml-2 inline text-xs' : 'text-ui')}
          title={company.domain}
        >
          {company.domain}
        </div>
      </td>
      {layout.columns.map((column) => (
        <td
          key={column.id}
          className={cn(column.className, layout.isFitted && column.fitted)}
          title={column.title?.(company)}
        >
          <column.Cell company={company} column={column} layout={layout} />
        </td>
      ))}
      <td className="text-right">
        <Button
          variant="ghost"
          size="icon-sm"
          className={cn('-mr-2 scroll-mt-24', isCompact && 'size-7')}
          data-row-details
          aria-label={`Details for ${company.name}`}
          onClick={() => onOpen(company.id)}
          onKeyDown={(event) => moveBetweenRows(event, 'button[data-row-details]')}
        >
          <DetailsIcon />
        </Button>
      </td>
    </tr>
  );
});

/** With a mark beside it for a customer. */
function CompanyName({ company: { name, customer }, isCompact }: { company: Company; isCompact: boolean }) {
  const text = (
    <span className={cn('truncate font-medium', !isCompact && 'block')} title={name}>
      {name}
    </span>
  );
  if (customer === undefined) return text;
  return (
    <div className={isCompact ? 'inline' : 'flex min-w-0 items-center gap-2'}>
      {text}
      <CustomerBadge customer={customer} className={isCompact ? 'ml-2' : 'shrink-0'} />
    </div>
  );
}
