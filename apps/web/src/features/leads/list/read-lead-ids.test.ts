import { expect, it } from 'vitest';
import { readLeadIds } from './read-lead-ids.ts';

const PAGES = {
  first: { leads: [{ id: 'a' }, { id: 'b' }], nextCursor: 'second' },
  second: { leads: [{ id: 'b' }, { id: 'c' }], nextCursor: null },
};

it('reads every page once and each id once, and says how far it is', async () => {
  const asked: (string | null)[] = [];
  const counts: number[] = [];
  const readPage = async (cursor: string | null) => {
    asked.push(cursor);
    return cursor === null ? PAGES.first : PAGES.second;
  };
  expect(await readLeadIds(readPage, (count) => counts.push(count))).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([null, 'second']);
  expect(counts).toEqual([2, 3]);
});
