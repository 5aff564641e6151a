import { cn } from '~/lib/cn';
import { formatFigure } from '~/lib/format/figures';
import { formatRelativeTime } from '~/lib/format/format';
import { asOfText, countsText } from './employee-figures';
import { SourceName } from './SourceRow';
import type { SourceRowData } from './source-row';
import { VarianceText } from './VarianceText';
import { Verdict } from './Verdict';

/** The same on a phone. */
export function SourceCard({ row }: { row: SourceRowData }) {
  const { record, variance, verdict } = row;
  const updated = record.scrapedAt === null ? 'update unknown' : `updated ${formatRelativeTime(record.scrapedAt)}`;
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">
          <SourceName row={row} />
        </span>
        <span className="font-semibold tabular-nums">{formatFigure(record)}</span>
      </div>
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="text-muted-foreground">{countsText(record)}</span>
        {variance !== null && (
          <span className={cn('whitespace-nowrap tabular-nums', variance.isHighlighted && 'text-destructive')}>
            <VarianceText row={row} />
          </span>
        )}
      </div>
      <p className="text-muted-foreground text-xs">{[asOfText(record), updated].filter(Boolean).join(' · ')}</p>
      {verdict && (
        <div className="text-xs">
          <Verdict verdict={verdict} />
        </div>
      )}
    </li>
  );
}
