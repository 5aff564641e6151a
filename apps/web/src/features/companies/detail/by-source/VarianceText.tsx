import { DASH, formatNumber, formatPercent } from '~/lib/format/format';
import type { SourceRowData } from './source-row';

export function VarianceText({ row: { variance } }: { row: SourceRowData }) {
  if (variance === null) return DASH;
  if (variance.isContained) return 'Contains it';
  return (
    <>
      ±{formatNumber(variance.employees)}
      {variance.percent !== null && (
        <span className="ml-1 inline-block min-w-9 text-right font-normal text-muted-foreground text-xs">
          {formatPercent(variance.percent, 0)}
        </span>
      )}
    </>
  );
}
