import type { ImportPreview } from '@workbench/services/companies/schemas';
import { expect, it } from 'vitest';
import type { CsvForm } from './csv-file/use-csv-form.ts';
import { importObstacle } from './import-obstacle.ts';

const file = new File(['name,domain'], 'companies.csv');
const form: CsvForm = {
  ...{ source: '', asOf: '', delimiter: '', encoding: '', mapping: '', renames: '' },
  mode: 'create_and_update',
};
const read = (missing: string[] = [], renames: unknown[] = []) => ({
  of: { file, form },
  data: { missing, outcome: { renames } } as unknown as ImportPreview,
  isLoading: false,
});
const unread = { of: null, data: null, isLoading: false };

it('an import starts once its preview has been read', () => {
  expect(importObstacle(file, form, read())).toBeNull();
});

it.each([
  ['no file', importObstacle(null, form, unread)],
  ['not read', importObstacle(file, form, unread)],
  ['not read', importObstacle(file, form, { ...read(), isLoading: true })],
  ['not read', importObstacle(new File([''], 'other.csv'), form, read())],
  ['not read', importObstacle(file, { ...form, source: 'CRM' }, read())],
  ['columns missing', importObstacle(file, form, read(['domain']))],
  ['names not chosen', importObstacle(file, form, read([], [{}]))],
])('an import does not start: %s', (obstacle, found) => {
  expect(found).toBe(obstacle);
});

it('chosen names are no obstacle once they have been previewed', () => {
  const chosen: CsvForm = { ...form, renames: 'keep' };
  expect(importObstacle(file, chosen, read([], [{}]))).toBe('not read');
  expect(importObstacle(file, chosen, { ...read([], [{}]), of: { file, form: chosen } })).toBeNull();
});
