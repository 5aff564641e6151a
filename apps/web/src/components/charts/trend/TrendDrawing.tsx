import { type LineSvgLayer, ResponsiveLine } from '@nivo/line';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { cn } from '~/lib/cn';
import { formatNumber, formatShort } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { ChartTooltip } from '../ChartTooltip';
import { chartTheme } from '../chart-colors';
import type { TrendLine, TrendLines } from './prepare-trend-lines';
import { TrendLineLayer } from './TrendLineLayer';

/** The chart's own lines are replaced. */
const LAYERS: LineSvgLayer<TrendLine>[] = ['grid', 'axes', TrendLineLayer, 'points', 'crosshair', 'mesh'];

/** Figures hold until they change, so the lines are steps, not slopes. */
export function TrendDrawing({ lines, range }: Pick<TrendLines, 'lines' | 'range'>) {
  // More months than these would lie upon each other.
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className="h-64">
        <ResponsiveLine
          data={lines.map((line) => ({ ...line }))}
          margin={{ top: 8, right: 16, bottom: 32, left: 56 }}
          xScale={{ type: 'time', useUTC: true }}
          yScale={{ type: 'linear', min: range.min, max: range.max, nice: true }}
          curve="stepAfter"
          colors={({ color }) => color}
          layers={LAYERS}
          pointSize={5}
          theme={chartTheme}
          animate={false}
          enableGridX={false}
          gridYValues={5}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: isNarrow ? 2 : 4, format: '%b %Y' }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 5, format: (value) => formatShort(Number(value)) }}
          useMesh
          tooltip={({ point }) => (
            <ChartTooltip
              title={String(point.seriesId)}
              lines={[`${formatNumber(Number(point.data.y))} employees`, formatDay(point.data.x as Date)]}
            />
          )}
        />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
        {[...lines].reverse().map((line) => (
          <li
            key={line.id}
            className={line.isAggregate ? 'flex items-center gap-2 font-medium' : 'flex items-center gap-2'}
          >
            <LineSample line={line} />
            <span>
              {line.id}
              {line.onlyFigure && <span className="text-muted-foreground"> {line.onlyFigure}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the legend draws it. */
function LineSample({ line: { color, isAggregate, isDashed, onlyFigure } }: { line: TrendLine }) {
  return onlyFigure === null ? (
    <span
      aria-hidden
      className={cn(
        'h-0 w-4 shrink-0 border-current forced-color-adjust-none',
        isAggregate ? 'border-t-4' : 'border-t-2',
        isDashed && 'border-dashed',
      )}
      style={{ borderColor: color }}
    />
  ) : (
    <span
      aria-hidden
      className="mx-0.5 size-3 shrink-0 rounded-full border-2 forced-color-adjust-none"
      style={{ borderColor: color, backgroundColor: isDashed ? undefined : color }}
    />
  );
}
