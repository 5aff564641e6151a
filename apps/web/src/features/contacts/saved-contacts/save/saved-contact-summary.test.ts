import type { Contact, SavedContact } from '@workbench/services/contacts/schemas';
import { expect, test } from 'vitest';
import { sourceNamesText } from '../../../../lib/format/contact-labels.ts';
import {
  addedSummaryText,
  linkSavedContacts,
  savedContactCountText,
  savedSummaryText,
} from './saved-contact-summary.ts';

test.each([
  [{ created: 3, updated: 0, suppressed: 0 }, '3 contacts saved.'],
  [{ created: 1, updated: 0, suppressed: 0 }, '1 contact saved.'],
  [
    { created: 2, updated: 1, suppressed: 2 },
    '3 contacts saved. 1 was already saved. 2 skipped: on the do-not-contact list.',
  ],
])('%j is told', (counts, text) => {
  expect(savedSummaryText(counts)).toBe(text);
});

test('who was a lead already is told, and not counted as added', () => {
  expect(addedSummaryText('saved as leads', { added: 1, known: 2, suppressed: 0 })).toBe(
    '1 contact saved as leads. 2 were already saved.',
  );
});

const chosen = (id: string, sources: Contact['sources']) => ({ id, sources }) as Contact;
const saved = (id: string, ...keys: string[]) =>
  ({
    id,
    sources: keys.map((key) => ({
      source: key.slice(0, key.indexOf(':')),
      id: key.slice(key.indexOf(':') + 1),
      at: '',
    })),
  }) as SavedContact;

test('each chosen contact finds its saved one by any of its sources, and who was left out finds none', () => {
  const rows = [
    chosen('apollo:1', [{ source: 'apollo', id: '1' }]),
    chosen('apollo:2', [
      { source: 'apollo', id: '2' },
      { source: 'pdl', id: 'a:b' },
    ]),
    chosen('pdl:1', [{ source: 'pdl', id: '1' }]),
  ];
  expect(linkSavedContacts(rows, [saved('c1', 'apollo:1'), saved('c2', 'pdl:a:b')])).toEqual([
    { id: 'apollo:1', contactId: 'c1' },
    { id: 'apollo:2', contactId: 'c2' },
  ]);
});

test.each([
  [1, false, '1 saved contact'],
  [1200, false, '1,200 saved contacts'],
  [1, true, '1 of your saved contacts matches'],
  [0, true, '0 of your saved contacts match'],
])('%d contacts, filtered %j, are counted in words', (total, isFiltered, text) => {
  expect(savedContactCountText(total, isFiltered)).toBe(text);
});

test('each source that knows a saved contact is named once', () => {
  expect(sourceNamesText(saved('c1', 'pdl:1', 'pdl:2', 'apollo:3'))).toBe('People Data Labs and Apollo');
});
