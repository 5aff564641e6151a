import type { Contact } from '@workbench/services/contacts/schemas';
import { expect, it } from 'vitest';
import { CONTACT_COLUMNS, directionOf, sortContacts, toggleContactOrder } from './contact-order.ts';

const CONTACTS = [
  { name: 'Zoé Weber', title: 'CTO', city: 'Berlin' },
  { name: 'ada Adler', title: null, city: 'Lyon' },
  { name: 'Élif Kaya', title: 'Analyst', city: null },
].map((one) => ({ organizationName: null, state: null, country: null, ...one }) as Contact);

const names = (contacts: readonly Contact[]) => contacts.map(({ name }) => name);

it.each([
  ['as they were found', null, ['Zoé Weber', 'ada Adler', 'Élif Kaya']],
  [
    'by name, accents and case aside',
    { column: 'name', direction: 'ascending' },
    ['ada Adler', 'Élif Kaya', 'Zoé Weber'],
  ],
  ['by title, unknown ones last', { column: 'title', direction: 'ascending' }, ['Élif Kaya', 'Zoé Weber', 'ada Adler']],
  [
    'by title backwards, unknown ones last',
    { column: 'title', direction: 'descending' },
    ['Zoé Weber', 'Élif Kaya', 'ada Adler'],
  ],
  ['by location', { column: 'location', direction: 'descending' }, ['ada Adler', 'Zoé Weber', 'Élif Kaya']],
] as const)('found people stand %s', (_how, order, expected) => {
  expect(names(sortContacts(CONTACTS, order))).toEqual(expected);
});

it('a column is ordered up, down and no more; another one begins upwards', () => {
  const up = toggleContactOrder(null, 'name');
  const down = toggleContactOrder(up, 'name');
  expect([up, down].map((order) => directionOf(order, 'name'))).toEqual(['ascending', 'descending']);
  expect(directionOf(down, 'title')).toBe('none');
  expect(toggleContactOrder(down, 'name')).toBeNull();
  expect(toggleContactOrder(down, 'title')).toEqual({ column: 'title', direction: 'ascending' });
});

it('the table has the six columns in their order', () => {
  expect(CONTACT_COLUMNS.map(({ label }) => label)).toEqual([
    'Name',
    'Title',
    'Company',
    'Contact Info',
    'Location',
    'LinkedIn',
  ]);
});
