import type { ImportColumn } from '@workbench/services/companies/schemas';
import { expect, it } from 'vitest';
import {
  freeName,
  importColumnState,
  isRepeatable,
  nameProblem,
  newColumnField,
  ownOption,
  readNewColumn,
} from './column-mapping.ts';

const column = (field: string | null, by: ImportColumn['by'] = 'rule'): ImportColumn => ({
  header: 'H',
  field,
  label: field,
  by,
  reason: field === null ? 'The cells are codes, not names' : null,
  samples: [],
  ownColumnType: 'text',
});

it.each(['identifier:lei', 'note'])('lets several columns be %s', (field) => {
  expect(isRepeatable(field)).toBe(true);
  expect(isRepeatable('domain')).toBe(false);
});

it('offers the figure of a named source only where the file has it', () => {
  expect(ownOption(column('employees:LinkedIn'))).toMatchObject({ value: 'employees:LinkedIn' });
  expect(ownOption(column('employees'))).toBeNull();
});

const byHand = (field: string) => column(field, 'hand');

it('reads a new own column back, whatever its name', () => {
  const added = { type: 'number', name: 'Size: S / M' } as const;
  expect(readNewColumn(newColumnField(added))).toEqual(added);
  expect(readNewColumn('custom:size')).toBeNull();
  const now = byHand(newColumnField(added));
  expect(importColumnState(now, column(null)).text).toBe('Adds an own column');
});

it('proposes a name that no own column has', () => {
  expect(freeName('Owner', ['owner', 'Owner 2'])).toBe('Owner 3');
  expect(nameProblem(' ', [])).toBe('Enter a name');
  expect(nameProblem('Stage', ['Owner'])).toBeNull();
});
