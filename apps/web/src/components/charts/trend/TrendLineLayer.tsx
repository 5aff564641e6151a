import type { LineCustomSvgLayerProps } from '@nivo/line';
import type { TrendLine } from './prepare-trend-lines';

const WIDTH_PX = 2;
const AGGREGATE_WIDTH_PX = 4;
const MARKER_RADIUS_PX = 5;

/** The lines of a trend, the aggregate thicker, which the chart itself draws all alike; one day alone is a marker. */
export function TrendLineLayer({ series, lineGenerator }: LineCustomSvgLayerProps<TrendLine>) {
  return (
    <>
      {series.map(({ id, color, data, isAggregate, isDashed, onlyFigure }) =>
        onlyFigure === null ? (
          <path
            key={id}
            d={lineGenerator(data.map(({ position }) => position)) ?? ''}
            fill="none"
            stroke={color}
            strokeWidth={isAggregate ? AGGREGATE_WIDTH_PX : WIDTH_PX}
            strokeDasharray={isDashed ? '6 3' : undefined}
          />
        ) : (
          data.map(
            ({ position }) =>
              position.y !== null && (
                <circle
                  key={id}
                  cx={position.x ?? 0}
                  cy={position.y}
                  r={MARKER_RADIUS_PX}
                  fill={isDashed ? 'var(--card)' : color}
                  stroke={color}
                  strokeWidth={WIDTH_PX}
                />
              ),
          )
        ),
      )}
    </>
  );
}
