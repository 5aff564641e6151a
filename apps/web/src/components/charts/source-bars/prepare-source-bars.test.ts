import { expect, it } from 'vitest';
import { prepareSourceBars, SOURCE_BARS_MAX } from './prepare-source-bars.ts';

it('puts the largest average on top and keeps how many companies each covers', () => {
  const { bars, rows, note } = prepareSourceBars([
    { source: 'CSV', employees: 10, companies: 3 },
    { source: 'Wikidata', employees: 1200, companies: 1 },
  ]);
  expect(bars.at(-1)).toEqual({ source: 'Wikidata', label: 'Wikidata', employees: 1200, companies: 1 });
  expect(rows.map((row) => row.source)).toEqual(['Wikidata', 'CSV']);
  expect(note).toBeNull();
});

it('draws the sources that cover most companies when there are many, and lists all in the table', () => {
  const data = Array.from({ length: 25 }, (_, index) => ({
    source: `S${index}`,
    employees: 100 - index,
    companies: index,
  }));
  const { bars, rows, note } = prepareSourceBars(data);
  expect(bars).toHaveLength(SOURCE_BARS_MAX);
  expect(bars.every((bar) => bar.companies >= 13)).toBe(true);
  expect(rows).toHaveLength(25);
  expect(note).toBe('Showing the 12 of 25 sources that cover the most companies. Switch to the table for all of them.');
});

it('shortens long names without cutting a character in two', () => {
  const { bars } = prepareSourceBars([{ source: '😀'.repeat(30), employees: 1, companies: 1 }]);
  expect(bars[0]?.label).toBe(`${'😀'.repeat(19)}…`);
  expect(bars[0]?.source).toBe('😀'.repeat(30));
});

it.each([
  [[], 'No source reports an employee count yet.'],
  [[{ source: 'CSV', employees: 1200, companies: 1 }], 'CSV reports 1,200 employees on average.'],
  [
    [
      { source: 'CSV', employees: 5, companies: 1 },
      { source: 'Registry', employees: 9, companies: 1 },
    ],
    '2 sources, 5–9 employees on average.',
  ],
])('says in words what is drawn (%#)', (data, summary) => {
  expect(prepareSourceBars(data).summary).toBe(summary);
});
