import { expect, it } from 'vitest';
import { exportPath } from './export-companies.ts';

it.each([
  ['csv', {}, '/api/export/csv'],
  ['json', { q: '  ', sort: undefined }, '/api/export/json'],
  ['excel', { q: 'C++ & co', sort: '-name' }, '/api/export/excel?q=C%2B%2B+%26+co&sort=-name'],
] as const)('exports %s with the current search and order', (format, selection, path) => {
  expect(exportPath(format, selection)).toBe(path);
});

it('takes a text that no address can hold as it is', () => {
  expect(() => exportPath('csv', { q: '\ud83d' })).not.toThrow();
  expect(exportPath('csv', { q: '..' })).toBe('/api/export/csv?q=..');
});
