import type { ImportRowError } from '@workbench/services/companies/schemas';
import { useId, useState } from 'react';
import { RestoreButton } from '~/components/trash/RestoreButton';
import { Button } from '~/components/ui/controls/Button';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { DASH, formatNumber } from '~/lib/format/format';

const SHOWN_MAX = 20;
const COLUMNS = [{ label: 'Line', isNumber: true }, 'Column', 'Value', 'Reason'];

interface CompanyRowErrorsProps {
  title: string;
  errors: readonly ImportRowError[];
  /** All of them, of which `errors` may be the first. */
  total: number;
}

/** Rows or cells that are left out, the first of them until all are asked for, each with the reason. */
export function CompanyRowErrors({ title, errors, total }: CompanyRowErrorsProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (errors.length === 0) return null;
  const shown = showsAll ? errors : errors.slice(0, SHOWN_MAX);
  const more = Math.max(total, errors.length) - shown.length;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {title}
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <Table columns={COLUMNS} className="min-w-md">
          {shown.map((error) => (
            <tr key={`${error.line} ${error.column} ${error.reason}`} className={cn(TABLE_ROW, 'align-top')}>
              <td className={NUMBER_CELL}>{formatNumber(error.line)}</td>
              <td className="break-words">{error.column ?? DASH}</td>
              <td className="max-w-48 truncate" title={error.value ?? undefined}>
                {error.value || DASH}
              </td>
              <td>
                {error.reason}
                {error.trashId !== undefined && <TrashedRow trashId={error.trashId} name={error.value ?? ''} />}
              </td>
            </tr>
          ))}
        </Table>
      </ScrollRegion>
      {more > 0 && (
        <div className="flex items-center gap-3">
          <p className="text-muted-foreground text-xs">… and {formatNumber(more)} more</p>
          {shown.length < errors.length && (
            <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
              Show {formatNumber(errors.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Restores the company of a row; the import that is shown has left it out. */
function TrashedRow({ trashId, name }: { trashId: string; name: string }) {
  const [isRestored, setRestored] = useState(false);
  return (
    <span className="mt-1 block">
      {isRestored ? (
        <span role="status">Restored. Import the file to update it.</span>
      ) : (
        <RestoreButton trashId={trashId} name={name} onRestored={() => setRestored(true)} />
      )}
    </span>
  );
}
