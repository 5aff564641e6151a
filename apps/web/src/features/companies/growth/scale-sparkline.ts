import type { SparklinePoint } from './growth-labels';

/** In px. */
export const WIDTH = 48;
export const HEIGHT = 16;
/** Room for the ends of the line. */
const MARGIN = 2;
/** The least change, as a share of the largest value, that takes the whole height: 0.2 % must not look like a crash. */
const FULL_HEIGHT_SHARE_MIN = 0.1;

/** Where each point lies, the middle of all values in the middle of the drawing. Pure. */
export function scaleSparkline(points: readonly SparklinePoint[]): (point: SparklinePoint) => [x: number, y: number] {
  const [days, values] = [points.map(({ day }) => day), points.map(({ value }) => value)];
  const [firstDay, low, high] = [Math.min(...days), Math.min(...values), Math.max(...values)];
  const time = Math.max(...days) - firstDay || 1;
  const range = Math.max(high - low, FULL_HEIGHT_SHARE_MIN * high) || 1;
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ day, value }) => [
    round(MARGIN + ((day - firstDay) / time) * (WIDTH - 2 * MARGIN)),
    round(HEIGHT / 2 - ((value - (low + high) / 2) / range) * (HEIGHT - 2 * MARGIN)),
  ];
}
