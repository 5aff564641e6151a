import type { Contact } from '@workbench/services/contacts/schemas';
import { describe, expect, it } from 'vitest';
import { markRowsSaved, mergeContactRows, replaceContactRows } from './contact-rows.ts';

const contact = (id: string, name = id) =>
  ({
    id,
    name,
    contactId: null,
    mergedBecause: null,
    isNew: false,
    sources: [{ source: id.split(':')[0], id: id.split(':')[1] }],
  }) as Contact;
const [a, b, c] = [contact('apollo:a'), contact('pdl:b'), contact('apollo:c')];

describe('upsertContacts', () => {
  it('adds new rows at the end', () => {
    expect(mergeContactRows([a], [b, c])).toEqual([a, b, c]);
  });

  it('replaces a row whose id is there already, at its place, and keeps the others as they are', () => {
    const again = contact('apollo:a', 'Marta Olsen');
    const rows = mergeContactRows([a, b], [again, c]);
    expect(rows).toEqual([again, b, c]);
    expect(rows[1]).toBe(b);
  });

  it('holds a person once that the same page names twice', () => {
    expect(mergeContactRows([], [a, a])).toEqual([a]);
  });
});

describe('replaceContacts', () => {
  it('adds nobody', () => {
    const again = contact('pdl:b', 'Ben');
    expect(replaceContactRows([a, b], [again, c])).toEqual([a, again]);
  });
});

describe('rows of one saved contact', () => {
  it('become one row with both sources, where the first of them was', () => {
    const saved = (row: Contact) => ({ ...row, contactId: 'f00' });
    const rows = replaceContactRows([a, c, b], [saved(a), saved(b)]);
    expect(rows).toEqual([
      { ...saved(a), sources: [...a.sources, ...b.sources], mergedBecause: 'The same saved contact', isNew: false },
      c,
    ]);
    expect(mergeContactRows([saved(a)], [saved(b)])).toHaveLength(1);
  });
});

describe('markSaved', () => {
  it('marks those who were saved, each place once, and leaves the others as they are', () => {
    const known: Contact = { ...a, knownIn: ['contacts'] };
    const saved = [{ id: 'apollo:a', contactId: 'f00' }];
    expect(markRowsSaved([known, b], saved, 'contacts')).toEqual([{ ...known, contactId: 'f00' }, b]);
    expect(markRowsSaved([known], saved, 'leads')[0]?.knownIn).toEqual(['contacts', 'leads']);
  });
});
