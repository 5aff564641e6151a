import type { Company } from '@workbench/services/companies/schemas';
import { DASH, formatChange } from '~/lib/format/format';
import { growthSourceText, headcountsText, sparklinePoints } from './growth-labels';
import { Sparkline } from './Sparkline';

/** The change over 12 months in a row of a table: a line and the percentage, with its figures for whoever asks. */
export function YearlyChange({ growth }: Pick<Company, 'growth'>) {
  const yearly = growth.months12;
  if (yearly === null) return <span className="text-muted-foreground">{DASH}</span>;
  return (
    <span
      title={`${headcountsText(yearly)}, ${growthSourceText(yearly)}`}
      className="inline-flex items-center justify-end gap-2 tabular-nums"
    >
      <Sparkline points={sparklinePoints(growth)} className="shrink-0 text-muted-foreground" />
      <span className="min-w-14 text-right">{formatChange(yearly.percent)}</span>
      <span className="sr-only">, {headcountsText(yearly)}</span>
    </span>
  );
}
