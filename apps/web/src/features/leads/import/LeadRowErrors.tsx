import type { LeadPreview } from '@workbench/services/leads/schemas';
import { useId } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { DASH, formatNumber } from '~/lib/format/format';

const SHOWN_MAX = 20;

interface LeadRowErrorsProps {
  title?: string;
  errors: LeadPreview['errors'];
  /** All rows that are left out, of which `errors` may be the first. */
  total: number;
}

/** The first rows that do not become leads of their own, or cells that are left out, each with the reason. */
export function LeadRowErrors({ title = 'Skipped rows', errors, total }: LeadRowErrorsProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  const shown = errors.slice(0, SHOWN_MAX);
  const haveColumns = shown.some(({ column }) => column !== null);
  const more = Math.max(total, errors.length) - shown.length;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {title}
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <table className="w-full text-left">
          <thead className="sticky top-0 bg-muted text-xs">
            <tr className="*:px-3 *:py-1.5 *:font-medium">
              <th scope="col">Line</th>
              {haveColumns && <th scope="col">Column</th>}
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                <td className="tabular-nums">{formatNumber(line)}</td>
                {haveColumns && <td className="break-words">{column ?? DASH}</td>}
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more > 0 && <p className="text-muted-foreground text-xs">… and {formatNumber(more)} more</p>}
    </div>
  );
}
