import type { ImportColumn } from '@workbench/services/companies/schemas';
import { expect, it } from 'vitest';
import {
  columnState,
  freeName,
  mappingOf,
  mappingWith,
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
const COLUMNS = [column('name'), column('domain'), column(null)];

it.each([
  [2, 'industry', '{"0":"name","1":"domain","2":"industry"}'],
  [2, 'domain', '{"0":"name","2":"domain"}'],
  [1, '', '{"0":"name"}'],
])('column %i as %s is the mapping %s', (at, field, mapping) => {
  expect(mappingWith(COLUMNS, at, field)).toBe(mapping);
});

it.each(['identifier:lei', 'note'])('lets several columns be %s', (field) => {
  expect(mappingWith([column(field), column(null)], 1, field)).toBe(`{"0":"${field}","1":"${field}"}`);
  expect(mappingOf(COLUMNS)).toBe('{"0":"name","1":"domain"}');
});

it.each([
  [column('name'), undefined, 'Recognised'],
  [column('name', 'remembered'), undefined, 'As last time'],
  [column('name', 'hand'), column('name'), 'Recognised'],
  [column('name', 'hand'), column('domain'), 'Chosen by hand'],
  [column(null, 'hand'), column(null), 'Left out: The cells are codes, not names'],
])('says of %o who decided', (now, proposed, text) => {
  expect(columnState(now, proposed).text).toBe(text);
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
  expect(columnState(byHand(newColumnField(added))).text).toBe('Adds an own column');
});

it('proposes a name that no own column has', () => {
  expect(freeName('Owner', ['owner', 'Owner 2'])).toBe('Owner 3');
  expect(nameProblem(' ', [])).toBe('Enter a name');
  expect(nameProblem('Stage', ['Owner'])).toBeNull();
});
