import { NUMBER_CELL, TABLE_ROW } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { formatFigure } from '~/lib/format/figures';
import { DASH, formatRelativeTime } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';
import { asOfText, countsText } from './employee-figures';
import type { SourceRowData } from './source-row';
import { VarianceText } from './VarianceText';
import { Verdict } from './Verdict';

/** A column that is shown where the table is wide enough; what it says stands beneath another one elsewhere. */
export const ROOMY_CELL = 'hidden @4xl:table-cell';

/** One source's figure: what it counts, for which day, how far it is from the headcount, and whether it is part of it. */
export function SourceRow({ row }: { row: SourceRowData }) {
  const { record, variance, isCompared, verdict } = row;
  const counts = countsText(record);
  const day = asOfText(record);
  return (
    <tr className={cn(TABLE_ROW, 'align-top')}>
      <th scope="row" className="font-normal">
        <SourceName row={row} />
        <div className="text-muted-foreground text-xs @4xl:hidden">
          {counts}
          {verdict && (!isCompared || !verdict.isUsed) && <Verdict verdict={verdict} />}
        </div>
      </th>
      <td className={cn(NUMBER_CELL, 'font-medium')}>{formatFigure(record)}</td>
      <td className={cn(NUMBER_CELL, variance?.isHighlighted && 'font-medium text-destructive')}>
        <VarianceText row={row} />
      </td>
      <td className={cn(ROOMY_CELL, 'text-muted-foreground')}>{counts ?? DASH}</td>
      <td className={cn(ROOMY_CELL, 'whitespace-nowrap')}>
        {record.asOf === null ? DASH : formatDay(record.asOf)}
        {record.asOfBasis !== null && record.asOfBasis !== 'stated' && (
          <span className="text-muted-foreground"> ({record.asOfBasis})</span>
        )}
      </td>
      <td className="whitespace-nowrap">
        {record.scrapedAt === null ? 'Unknown' : formatRelativeTime(record.scrapedAt)}
        {day !== null && <div className="text-muted-foreground text-xs @4xl:hidden">{day}</div>}
      </td>
      <td className={ROOMY_CELL}>{verdict === null ? DASH : <Verdict verdict={verdict} />}</td>
    </tr>
  );
}

/** Links to the page of the source that shows the figure. */
export function SourceName({ row: { record } }: { row: SourceRowData }) {
  const href = webLink(record.url);
  if (href === null) return record.source;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline-offset-4 hover:underline">
      {record.source}
    </a>
  );
}
