import { expect, it } from 'vitest';
import { columnState, type MappableColumn, mapColumn, mappingOf } from './map-column.ts';

const column = (field: string | null, by: MappableColumn['by'] = 'rule'): MappableColumn => ({
  header: 'H',
  field,
  by,
  reason: field === null ? 'The cells are codes, not names' : null,
  samples: [],
});
const COLUMNS = [column('name'), column('domain'), column(null)];

it.each([
  [2, 'industry', { 0: 'name', 1: 'domain', 2: 'industry' }],
  [2, 'domain', { 0: 'name', 2: 'domain' }],
  [1, '', { 0: 'name' }],
])('column %i as %s is the mapping %o', (at, field, mapping) => {
  expect(mapColumn(COLUMNS, at, field)).toEqual(mapping);
});

it('lets several columns have a field that may repeat', () => {
  expect(mapColumn([column('note'), column(null)], 1, 'note', () => true)).toEqual({ 0: 'note', 1: 'note' });
  expect(mappingOf(COLUMNS)).toEqual({ 0: 'name', 1: 'domain' });
});

it.each([
  [column('name'), undefined, 'Recognised'],
  [column('name', 'remembered'), undefined, 'As last time'],
  [column('name', 'hand'), column('name'), 'Recognised'],
  [column('name', 'hand'), column('domain'), 'Chosen by hand'],
  [column(null, 'hand'), column(null), 'Left out: The cells are codes, not names'],
  [{ ...column('city'), reason: 'Location has it' }, undefined, 'Left out: Location has it'],
])('says of %o who decided', (now, proposed, text) => {
  expect(columnState(now, proposed).text).toBe(text);
});
