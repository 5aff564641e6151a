import { ResponsiveLine } from '@nivo/line';
import { formatNumber } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { ChartTooltip } from './ChartTooltip';
import { chartTheme } from './chart-colors';
import type { TrendLines } from './prepare-trend-lines';

/** Figures hold until they change, so the lines are steps, not slopes. */
export function TrendDrawing({ lines, range }: Pick<TrendLines, 'lines' | 'range'>) {
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
          lineWidth={2}
          pointSize={5}
          theme={chartTheme}
          animate={false}
          enableGridX={false}
          gridYValues={5}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: 4, format: '%b %Y' }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 5, format: (value) => formatNumber(Number(value)) }}
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
            <span aria-hidden className="h-0.5 w-4 shrink-0" style={{ background: line.color }} />
            {line.id}
          </li>
        ))}
      </ul>
    </div>
  );
}
