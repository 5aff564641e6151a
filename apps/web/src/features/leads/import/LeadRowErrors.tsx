import type { LeadPreview } from '@workbench/services/leads/schemas';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { DASH, formatNumber } from '~/lib/format/format';

const SHOWN_MAX = 20;

interface LeadRowErrorsProps {
  title?: string;
  errors: LeadPreview['errors'];
  /** All rows that are left out, of which `errors` may be the first. */
  total: number;
}

/** Rows that do not become leads of their own, or cells that are left out, each with the reason: the first, or all that came. */
export function LeadRowErrors({ title = 'Skipped rows', errors, total }: LeadRowErrorsProps) {
  const titleId = useId();
  const [areAllShown, setAllShown] = useState(false);
  if (errors.length === 0) return null;
  const shown = areAllShown ? errors : errors.slice(0, SHOWN_MAX);
  const haveColumns = shown.some(({ column }) => column !== null);
  const more = Math.max(total, errors.length) - shown.length;
  const hidden = errors.length - shown.length;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {title}
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <Table columns={['Line', ...(haveColumns ? ['Column'] : []), 'Reason']}>
          {shown.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className={cn(TABLE_ROW, 'align-top')}>
              <td className="tabular-nums">{formatNumber(line)}</td>
              {haveColumns && <td className="break-words">{column ?? DASH}</td>}
              <td>{message}</td>
            </tr>
          ))}
        </Table>
      </ScrollRegion>
      {more > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-muted-foreground text-xs">… and {formatNumber(more)} more</p>
          {hidden > 0 && (
            <Button variant="outline" size="sm" onClick={() => setAllShown(true)}>
              Show {formatNumber(hidden)} more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
