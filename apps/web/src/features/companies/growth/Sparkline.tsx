import type { SparklinePoint } from './growth-labels';

const WIDTH = 48;
const HEIGHT = 16;
/** Room for the ends of the line. */
const MARGIN = 2;

/** A line through a few figures, to be seen at a glance; the text beside it says the same. */
export function Sparkline({ points, className }: { points: readonly SparklinePoint[]; className?: string }) {
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  const at = scale(points);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} className={className}>
      <polyline
        points={points.map((point) => at(point).join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={at(last)[0]} cy={at(last)[1]} r={2} fill="currentColor" />
    </svg>
  );
}

/** A value that stays the same is drawn in the middle. */
function scale(points: readonly SparklinePoint[]): (point: SparklinePoint) => [x: number, y: number] {
  const [days, values] = [points.map(({ day }) => day), points.map(({ value }) => value)];
  const [firstDay, low] = [Math.min(...days), Math.min(...values)];
  const [time, range] = [Math.max(...days) - firstDay, Math.max(...values) - low];
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ day, value }) => [
    round(MARGIN + ((day - firstDay) / (time || 1)) * (WIDTH - 2 * MARGIN)),
    round(range === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - low) / range) * (HEIGHT - 2 * MARGIN)),
  ];
}
