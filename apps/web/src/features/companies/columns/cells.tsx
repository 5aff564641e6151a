import type { Company } from '@workbench/services/companies/schemas';
import { formatFigure } from '~/lib/format/figures';
import { DASH, formatChange, formatDate, formatNumber, formatPercent } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { headcountsText } from '../growth/growth-labels';
import type { CellProps } from './company-column';

const Nothing = () => <span className="text-muted-foreground">{DASH}</span>;

/** Growth over three or six months, without a line. */
export function GrowthCell({ growth }: { growth: Company['growth']['months3'] }) {
  if (growth === null) return <Nothing />;
  return (
    <span className="tabular-nums" title={headcountsText(growth)}>
      {formatChange(growth.percent)}
    </span>
  );
}

export function SpreadCell({ company: { spread } }: CellProps) {
  return spread === null ? <Nothing /> : <span className="tabular-nums">{formatPercent(spread)}</span>;
}

export function SourceCountCell({ company: { sourceCount } }: CellProps) {
  return <span className="tabular-nums">{formatNumber(sourceCount)}</span>;
}

export function TagsCell({ company: { tags } }: CellProps) {
  return tags.length === 0 ? <Nothing /> : <span title={tags.join(', ')}>{tags.join(', ')}</span>;
}

export function DateCell({ date }: { date: string | null | undefined }) {
  return date ? <span className="tabular-nums">{formatDate(date)}</span> : <Nothing />;
}

/** What one source says. */
export function FigureCell({ company, column }: CellProps) {
  const figure = company.figures?.find(({ source }) => source === column.label);
  if (figure === undefined) return <Nothing />;
  return (
    <span className="tabular-nums" title={`As of ${formatDay(figure.asOf)}`}>
      {formatFigure(figure)}
    </span>
  );
}
