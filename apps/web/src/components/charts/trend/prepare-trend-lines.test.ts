import { expect, it } from 'vitest';
import { prepareTrendLines } from './prepare-trend-lines.ts';

const day = (date: string, value: number, isRange = false) => ({ at: `${date}T00:00:00.000Z`, value, isRange });

it('draws no line through the middle of ranges: no source stated that number', () => {
  const points = [day('2026-01-01', 3000, true), day('2026-02-01', 3000, true)];
  const { lines } = prepareTrendLines({ series: [{ source: 'UpLead', points }], aggregate: [] });
  expect(lines).toEqual([]);
});

it('draws a line per source and the aggregate on top', () => {
  const { lines, summary } = prepareTrendLines({
    series: [{ source: 'CSV', points: [day('2026-01-01', 10), day('2026-02-01', 20)] }],
    aggregate: [day('2026-01-01', 1000), day('2026-02-01', 1200)],
  });
  expect(lines.map((line) => [line.id, line.isAggregate])).toEqual([
    ['CSV', false],
    ['Aggregate', true],
  ]);
  expect(summary).toBe('The aggregate went from 1,000 employees on Jan 1, 2026 to 1,200 on Feb 1, 2026.');
});

it('dashes the lines that have a shade of another one’s color, never the aggregate', () => {
  const series = Array.from({ length: 7 }, (_, index) => ({ source: `S${index}`, points: [day('2026-01-01', 10)] }));
  const { lines } = prepareTrendLines({ series, aggregate: [day('2026-01-01', 10)] });
  expect(lines.filter(({ isDashed }) => isDashed).map(({ id }) => id)).toEqual(['S5', 'S6']);
});

it('breaks the aggregate line where too few sources reported', () => {
  const { lines } = prepareTrendLines({
    series: [],
    aggregate: [day('2026-01-01', 5), { at: '2026-02-01T00:00:00.000Z', value: null }, day('2026-03-01', 6)],
  });
  expect(lines[0]?.data.map((point) => point.y)).toEqual([5, null, 6]);
});

it('says the figure and the day of what is known for one day alone', () => {
  const { lines } = prepareTrendLines({
    series: [
      { source: 'Line', points: [day('2026-01-01', 10), day('2026-02-01', 10)] },
      { source: 'Day', points: [day('2026-01-01', 4515)] },
      { source: 'Ranges beside', points: [day('2026-01-01', 3000, true), day('2026-02-01', 12)] },
    ],
    aggregate: [{ at: '2026-01-01T00:00:00.000Z', value: null }, day('2026-02-01', 11)],
  });
  expect(lines.map(({ onlyFigure }) => onlyFigure)).toEqual([
    null,
    '4,515 on Jan 1, 2026',
    '12 on Feb 1, 2026',
    '11 on Feb 1, 2026',
  ]);
});

it('draws no line that has no value, and no point without a date', () => {
  const { lines, rows, summary } = prepareTrendLines({
    series: [
      { source: 'Empty', points: [] },
      { source: 'Odd', points: [{ at: 'yesterday', value: 3, isRange: false }] },
    ],
    aggregate: [{ at: '2026-01-01T00:00:00.000Z', value: null }],
  });
  expect(lines).toEqual([]);
  expect(rows).toEqual([]);
  expect(summary).toBe('Not enough sources to show an aggregate over time.');
});

it('lists the newest values first, the aggregate before the sources', () => {
  const { rows } = prepareTrendLines({
    series: [{ source: 'CSV', points: [day('2026-01-01', 10), day('2026-02-01', 20)] }],
    aggregate: [day('2026-02-01', 15)],
  });
  expect(rows.map((row) => [row.series, row.value])).toEqual([
    ['Aggregate', 15],
    ['CSV', 20],
    ['CSV', 10],
  ]);
});

it('keeps a source called Aggregate apart from the aggregate', () => {
  const { lines } = prepareTrendLines({
    series: [{ source: 'Aggregate', points: [day('2026-01-01', 1)] }],
    aggregate: [day('2026-01-01', 2)],
  });
  expect(new Set(lines.map((line) => line.id)).size).toBe(2);
});

it.each([
  ['close figures', [380, 390, 400], { min: 372, max: 408 }],
  ['one figure', [390], { min: 382, max: 398 }],
  ['small figures, never below 0', [0, 3], { min: 0, max: 4 }],
])('frames %s so that their differences show', (_name, values, range) => {
  const aggregate = values.map((value, index) => day(`2026-01-0${index + 1}`, value));
  expect(prepareTrendLines({ series: [], aggregate }).range).toEqual(range);
});
