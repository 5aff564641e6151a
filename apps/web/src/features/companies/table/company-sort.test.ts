import { expect, it } from 'vitest';
import { ariaSort, effectiveSort, toggleSort } from './company-sort.ts';

it.each([
  [undefined, '', '-employeeCount'],
  [undefined, '  ', '-employeeCount'],
  [undefined, 'acme', 'relevance'],
  ['relevance', '', '-employeeCount'],
  ['relevance', 'acme', 'relevance'],
  ['name', 'acme', 'name'],
  ['employeeCount', '', 'employeeCount'],
] as const)('the order for sort %s and text "%s" is %s', (sort, q, expected) => {
  expect(effectiveSort(sort, q)).toBe(expected);
});

it.each([
  ['-employeeCount', 'employeeCount', 'employeeCount'],
  ['employeeCount', 'employeeCount', '-employeeCount'],
  ['relevance', 'employeeCount', '-employeeCount'],
  ['name', 'employeeCount', '-employeeCount'],
  ['-employeeCount', 'name', 'name'],
  ['name', 'name', '-name'],
  ['-name', 'name', 'name'],
] as const)('from %s a click on %s gives %s', (current, column, expected) => {
  expect(toggleSort(current, column)).toBe(expected);
});

it('tells assistive technology which column is sorted and how', () => {
  expect(ariaSort('-employeeCount', 'employeeCount')).toBe('descending');
  expect(ariaSort('name', 'name')).toBe('ascending');
  expect(ariaSort('relevance', 'name')).toBe('none');
});
