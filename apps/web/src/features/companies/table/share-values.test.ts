import { expect, it } from 'vitest';
import { sharingValues } from './share-values.ts';

const row = (id: number) => ({
  id: `id ${id}`,
  name: 'Kettles, Inc.',
  industry: 'Household goods',
  locations: ['Oslo, Norway'],
  normalizedLocations: [{ country: 'NO', city: 'Oslo' }],
  growth: { months3: null, months12: { percent: id, source: 'A register' } },
  custom: {},
  tags: [],
  spread: 4.1,
  parent: null,
});
/** As an answer is parsed: no two values are one. */
const parsed = (...ids: number[]) => JSON.parse(JSON.stringify(ids.map(row))) as ReturnType<typeof row>[];

it('rows say the same as before, also of another page and after more values than are kept', () => {
  const share = sharingValues();
  const ids = Array.from({ length: 6000 }, (_, id) => id);
  const pages = [parsed(...ids), parsed(...ids)];
  for (const page of pages) share(page);
  expect(pages).toEqual([ids.map(row), ids.map(row)]);
});

it('equal lists and objects of rows are one, on another page too', () => {
  const share = sharingValues();
  const [first, second] = parsed(1, 2);
  const [third] = parsed(3);
  if (!first || !second || !third) throw new Error('Three rows were parsed.');
  share([first, second]);
  share([third]);
  for (const other of [second, third]) {
    expect(other.locations).toBe(first.locations);
    expect(other.normalizedLocations).toBe(first.normalizedLocations);
    expect(other.custom).toBe(first.custom);
    expect(other.tags).toBe(first.tags);
    expect(other.growth).not.toBe(first.growth);
  }
  expect(third.custom).not.toBe(third.tags);
});

it('a text that reads like a list is none', () => {
  const rows = [
    { tags: [], industry: '[]' },
    { tags: [], industry: '[]' },
  ];
  sharingValues()(rows);
  expect(rows).toEqual([
    { tags: [], industry: '[]' },
    { tags: [], industry: '[]' },
  ]);
});
