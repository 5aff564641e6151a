import type { Company } from '@workbench/services/companies/schemas';
import { expect, it } from 'vitest';
import { loadedRows } from './loaded-rows.ts';

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id }) as Company) });

it('finds each row of full pages and of the last, shorter one', () => {
  const rows = loadedRows([page('a', 'b'), page('c', 'd'), page('e')], 2);
  expect(rows.count).toBe(5);
  expect([0, 1, 2, 3, 4].map((index) => rows.at(index)?.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('has nothing beyond its end', () => {
  expect(loadedRows([page('a')], 2).at(1)).toBeUndefined();
  expect(loadedRows([], 2)).toMatchObject({ count: 0 });
  expect(loadedRows([], 2).at(0)).toBeUndefined();
});
