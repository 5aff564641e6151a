import type { SparklinePoint } from './growth-labels';
import { HEIGHT, scaleSparkline, WIDTH } from './scale-sparkline';

/** A line through a few figures, to be seen at a glance; the text beside it says the same. */
export function Sparkline({ points, className }: { points: readonly SparklinePoint[]; className?: string }) {
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  const at = scaleSparkline(points);
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
