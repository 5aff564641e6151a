import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { TrendLine } from './prepare-trend-lines';

const WIDTH_PX = 2;
const AGGREGATE_WIDTH_PX = 4;

/** The lines of a trend, the aggregate thicker, which the chart itself draws all alike. */
export function TrendLineLayer({ series, lineGenerator }: LineCustomSvgLayerProps<TrendLine>) {
  return (
    <>
      {series.map(({ id, color, data, isAggregate, isDashed }) => (
        <path
          key={id}
          d={lineGenerator(data.map(({ position }) => position)) ?? ''}
          fill="none"
          stroke={color}
          strokeWidth={isAggregate ? AGGREGATE_WIDTH_PX : WIDTH_PX}
          strokeDasharray={isDashed ? '6 3' : undefined}
        />
      ))}
    </>
  );
}
