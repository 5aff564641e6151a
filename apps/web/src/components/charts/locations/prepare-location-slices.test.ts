import { expect, it } from 'vitest';
import { lineColor } from '../chart-colors.ts';
import { prepareLocationSlices } from './prepare-location-slices.ts';

const location = (key: string, count: number) => {
  return { key, label: `Place ${key}`, count, filter: { field: 'country', op: 'is', value: key } as const };
};
const ofCountries = (locations: ReturnType<typeof location>[], companies: number) =>
  prepareLocationSlices({ locations, companies, country: null });

it('labels shares of all companies without decimals, also where one company is in several', () => {
  const { slices, basis } = ofCountries([location('DE', 2), location('FR', 2), location('NO', 1)], 3);
  expect(slices.map(({ percent }) => percent)).toEqual(['67%', '67%', '33%']);
  expect(basis).toBe('Shares of all 3 companies. A company in several countries counts once in each.');
});

it('gives nine locations, the others and unknown a color each', () => {
  const { slices } = ofCountries(
    [...'ABCDEFGHI', 'other', 'unknown'].map((key) => location(key, 2)),
    22,
  );
  expect(slices[5]?.color).toBe(lineColor(5));
  expect(new Set(slices.map(({ color }) => color)).size).toBe(11);
  expect(slices.filter(({ isLocation }) => !isLocation).map(({ id }) => id)).toEqual(['other', 'unknown']);
});

it('leaves out what has no company, and has no NaN without any', () => {
  expect(ofCountries([location('DE', 3), location('unknown', 0)], 3).slices).toHaveLength(1);
  expect(ofCountries([], 0)).toMatchObject({ slices: [], summary: 'No company has a known location yet.' });
});

it('keeps the filter of each slice', () => {
  const [slice] = ofCountries([location('DE', 3)], 3).slices;
  expect(slice?.filter).toEqual({ field: 'country', op: 'is', value: 'DE' });
});

it('speaks of the cities within a country', () => {
  const cities = { locations: [location('unknown', 5), location('Berlin, DE', 1)], companies: 6, country: 'Germany' };
  expect(prepareLocationSlices(cities)).toMatchObject({
    basis: 'Shares of the 6 companies in Germany. A company in several cities counts once in each.',
    summary: 'The most common city in Germany is Place Berlin, DE with 1 company, 17%.',
  });
  expect(prepareLocationSlices({ ...cities, locations: [location('unknown', 6)] }).summary).toBe(
    'No company in Germany names a city.',
  );
});
