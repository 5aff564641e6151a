import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it.each([
  ['serach', ['q', 'search', 'limit'], 'search'],
  ['page_size', ['pageSize', 'cursor'], 'pageSize'],
  ['companyIDs', ['companyIds'], 'companyIds'],
  ['limits', ['limit'], 'limit'],
  ['location', ['industry', 'minEmployees'], null],
  ['x', [], null],
])('the nearest to %j among %j is %j', (name, known, expected) => {
  expect(nearestName(name, known)).toBe(expected);
});
