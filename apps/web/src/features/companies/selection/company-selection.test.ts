import type { CompanyFilter } from '@workbench/services/companies/filter';
import { expect, it } from 'vitest';
import { ALL_CHOSEN, chooseRows, NONE_CHOSEN } from '../../../lib/state/chosen-rows.ts';
import { matchingText, selectedCount, toSelection } from './company-selection.ts';

const german: CompanyFilter = { field: 'country', op: 'is', value: 'DE' };
const some = chooseRows(NONE_CHOSEN, ['a', 'b'], true);
const allButOne = chooseRows(ALL_CHOSEN, ['a'], false);

it('rows are their ids; all that match are the search and the filter without those that were left out', () => {
  expect(toSelection(some, { q: 'acme', filter: german })).toEqual({ ids: ['a', 'b'] });
  expect(toSelection(allButOne, { q: 'acme', filter: german })).toEqual({
    q: 'acme',
    similar: true,
    filter: german,
    except: ['a'],
  });
  expect(toSelection(allButOne, { q: '', filter: null })).toEqual({ all: true, except: ['a'] });
  expect(toSelection(ALL_CHOSEN, { q: '', filter: german })).toEqual({ filter: german });
});

it('are as many as the list has found, where it has counted them all', () => {
  const found = { total: 1000, totalIsCapped: false, isSimilar: false };
  expect([selectedCount(some, null), selectedCount(allButOne, found)]).toEqual([2, 999]);
  expect(selectedCount(allButOne, { ...found, totalIsCapped: true })).toBeNull();
  expect([0, 2, 1000, null].map((count) => matchingText(found, count))).toEqual(['1,000', '1,000', null, null]);
  expect(matchingText({ ...found, totalIsCapped: true }, 2)).toBe('1,000+');
});
