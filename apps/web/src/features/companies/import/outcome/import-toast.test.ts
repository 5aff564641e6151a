import { expect, it } from 'vitest';
import { importToast } from './import-toast.ts';

it.each([
  [{ companies: 1, failed: 0, ignoredCells: 0 }, 'Import Successful', 'Successfully imported 1 company.'],
  [
    { companies: 5, failed: 2, ignoredCells: 1 },
    'Import Successful',
    'Successfully imported 5 companies. 2 rows couldn’t be imported. 1 cell was left out.',
  ],
  [{ companies: 0, failed: 0, ignoredCells: 0 }, 'Import Successful', 'Successfully imported 0 companies.'],
  [{ companies: 0, failed: 100, ignoredCells: 0 }, 'Nothing Imported', '100 rows couldn’t be imported.'],
])('of %o is %s', (counts, title, description) => {
  expect(importToast({ ...counts, isCancelled: false })).toMatchObject({ title, description });
});

it('is a failure when no row came in', () => {
  expect(importToast({ companies: 0, failed: 1, ignoredCells: 0, isCancelled: false }).variant).toBe('destructive');
});

it('says what stays of a cancelled import', () => {
  const { title, description } = importToast({ companies: 3, failed: 0, ignoredCells: 0, isCancelled: true });
  expect(title).toBe('Import Cancelled');
  expect(description).toContain('3 companies had been imported.');
});
