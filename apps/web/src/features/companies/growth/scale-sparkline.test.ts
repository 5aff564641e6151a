import { expect, it } from 'vitest';
import { scaleSparkline } from './scale-sparkline.ts';

const heights = (...values: number[]) => {
  const points = values.map((value, day) => ({ day, value }));
  return points.map((point) => scaleSparkline(points)(point)[1]);
};

it.each<[string, number[], number[]]>([
  ['a large change takes the whole height', [1000, 2000], [14, 2]],
  ['a change of 0.2 % is all but flat', [3002, 3008], [8.1, 7.9]],
  ['what stays the same is drawn in the middle', [50, 50], [8, 8]],
  ['zeros are drawn', [0, 0], [8, 8]],
])('%s', (_what, values, expected) => expect(heights(...values)).toEqual(expected));
