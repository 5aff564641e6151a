import type { SourceRecord } from '@workbench/services/companies/schemas';
import { cn } from '~/lib/cn';
import { FIGURE_KIND_LABEL, FIGURE_SCOPE_LABEL, formatFigure } from '~/lib/format/figures';
import { DASH, formatNumber, formatPercent, formatRelativeTime } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { asOfText, computeVariance } from './employee-figures';

interface SourceRowProps {
  record: SourceRecord;
  aggregate: number | null;
  /** Why the figure is not compared with the headcount: it counts something else, or is too old. */
  notCounted: string | undefined;
}

/** One source's figure: what it counts, for which day, and how far it is from the headcount. */
export function SourceRow({ record, aggregate, notCounted }: SourceRowProps) {
  const difference = computeVariance(record, aggregate);
  const href = webLink(record.url);
  const hasFigure = record.employeeCount !== null || record.employeeMin !== null;
  const day = asOfText(record);
  return (
    <tr className="align-top *:border-border *:border-t *:py-2">
      <th scope="row" className="font-normal">
        {href === null ? (
          record.source
        ) : (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link underline-offset-4 hover:underline"
          >
            {record.source}
          </a>
        )}
        {/* A source that gave locations alone counts nothing. */}
        {hasFigure && (
          <div className="text-muted-foreground text-xs">
            {FIGURE_KIND_LABEL[record.kind]} · {FIGURE_SCOPE_LABEL[record.scope]}
          </div>
        )}
      </th>
      <td className="whitespace-nowrap pl-3 text-right">{formatFigure(record)}</td>
      <td
        className={cn(
          'whitespace-nowrap pl-3 text-right',
          notCounted === undefined && difference?.isHighlighted && 'font-medium text-destructive',
        )}
      >
        {notCounted !== undefined ? (
          <span className="inline-block whitespace-normal text-muted-foreground text-xs first-letter:uppercase">
            {notCounted}
          </span>
        ) : difference === null ? (
          DASH
        ) : difference.isContained ? (
          'Contains it'
        ) : (
          `±${formatNumber(difference.employees)}`
        )}
        {notCounted === undefined && difference !== null && !difference.isContained && difference.percent !== null && (
          <span className="block text-muted-foreground text-xs">{formatPercent(difference.percent, 0)}</span>
        )}
      </td>
      <td className="pl-6">
        {record.scrapedAt === null ? 'Unknown' : formatRelativeTime(record.scrapedAt)}
        {day !== null && <div className="text-muted-foreground text-xs">{day}</div>}
      </td>
    </tr>
  );
}
