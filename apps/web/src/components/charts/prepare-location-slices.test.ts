import { expect, it } from 'vitest';
import { chartColor } from './chart-colors.ts';
import { LOCATION_SLICES_MAX, prepareLocationSlices as prepare } from './prepare-location-slices.ts';

type Data = Parameters<typeof prepare>[0];
const prepareLocationSlices = (data: Data) =>
  prepare(data, { locations: data.length, locationMentions: data.reduce((sum, { count }) => sum + count, 0) });

it('labels shares of all mentions without decimals', () => {
  const { slices, total } = prepareLocationSlices([
    { location: 'Oslo', count: 1 },
    { location: 'Paris', count: 1 },
    { location: 'Rome', count: 1 },
  ]);
  expect(slices.map((slice) => slice.percent)).toEqual(['33%', '33%', '33%']);
  expect(total).toBe(3);
});

it('joins everything after the largest slices into Other and keeps all rows for the table', () => {
  const data = Array.from({ length: 300 }, (_, index) => ({ location: `Town ${index}`, count: 300 - index }));
  const { slices, rows } = prepareLocationSlices(data);
  expect(slices).toHaveLength(LOCATION_SLICES_MAX + 1);
  expect(slices.at(-1)?.label).toBe('Other');
  expect(slices.reduce((sum, slice) => sum + slice.value, 0)).toBe(data.reduce((sum, item) => sum + item.count, 0));
  expect(rows).toHaveLength(300);
});

it('cycles through five colours', () => {
  const data = Array.from({ length: 7 }, (_, index) => ({ location: `Town ${index}`, count: 9 - index }));
  const { slices } = prepareLocationSlices(data);
  expect(slices[5]?.color).toBe(chartColor(0));
  expect(new Set(slices.map((slice) => slice.color)).size).toBe(5);
});

it('keeps a place called Other apart from the rest', () => {
  const data = [
    { location: 'Other', count: 99 },
    ...Array.from({ length: 9 }, (_, index) => ({ location: `T${index}`, count: 1 })),
  ];
  const ids = prepareLocationSlices(data).slices.map((slice) => slice.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has neither slices nor NaN when nothing is known', () => {
  expect(prepareLocationSlices([])).toMatchObject({
    slices: [],
    rows: [],
    total: 0,
    summary: 'No company has a known location yet.',
  });
  expect(prepareLocationSlices([{ location: 'Oslo', count: 0 }]).slices).toEqual([]);
});

it('says what 100 % is: locations, so that a company in several places counts in each', () => {
  expect(prepareLocationSlices([{ location: 'Oslo', count: 1 }]).basis).toBe(
    'Share of all company locations. A company with several locations counts once in each.',
  );
});

it('takes shares of all locations, also of those that are not listed', () => {
  const listed = [
    { location: 'Oslo', count: 200 },
    { location: 'Paris', count: 28 },
  ];
  const { slices, summary } = prepare(listed, { locations: 1192, locationMentions: 1420 });
  expect(slices.map(({ label, percent }) => [label, percent])).toEqual([
    ['Oslo', '14%'],
    ['Paris', '2%'],
    ['Other', '84%'],
  ]);
  expect(summary).toBe('1,192 locations; the most common is Oslo with 14%.');
});

it('draws nothing while no location is listed, whatever the totals say', () => {
  expect(prepare([], { locations: 4, locationMentions: 12 }).slices).toEqual([]);
});
