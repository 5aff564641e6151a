import { expect, it } from 'vitest';
import { lineColor } from './chart-colors.ts';
import { prepareLocationSlices } from './prepare-location-slices.ts';

const country = (key: string, count: number) => {
  return { key, label: `Country ${key}`, count, filter: { field: 'country', op: 'is', value: key } as const };
};

it('labels shares without decimals', () => {
  const { slices } = prepareLocationSlices([country('DE', 1), country('FR', 1), country('NO', 1)]);
  expect(slices.map(({ percent }) => percent)).toEqual(['33%', '33%', '33%']);
});

it('cycles through five colours, paler the second time, and leaves them to countries', () => {
  const { slices } = prepareLocationSlices(['A', 'B', 'C', 'D', 'E', 'F', 'other'].map((key) => country(key, 2)));
  expect(slices[5]?.color).toBe(lineColor(5));
  expect(new Set(slices.map(({ color }) => color)).size).toBe(7);
});

it('leaves out what has no company, and has no NaN without any', () => {
  expect(prepareLocationSlices([country('DE', 3), country('unknown', 0)]).slices).toHaveLength(1);
  expect(prepareLocationSlices([])).toMatchObject({ slices: [], summary: 'No company has a known location yet.' });
});

it('keeps the filter of each slice', () => {
  const [slice] = prepareLocationSlices([country('DE', 3)]).slices;
  expect(slice?.filter).toEqual({ field: 'country', op: 'is', value: 'DE' });
});
