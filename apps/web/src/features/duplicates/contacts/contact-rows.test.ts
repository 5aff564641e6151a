import type { ContactMergePreview } from '@workbench/services/duplicates/schemas';
import { expect, it } from 'vitest';
import { contactRows, droppedText, movedOfContact } from './contact-rows.ts';

const AT = '2026-11-01T00:00:00.000Z';
const contact = (source: string, notes: string[]) => ({
  origins: { email: { source, at: AT } },
  otherValues: [],
  formerEmployers: [],
  sources: [{ source, id: '1', at: AT }],
  notes: notes.map((text) => ({ id: text, text, at: AT })),
});
const preview = {
  contacts: [contact('apollo', []), contact('pdl', ['Met in Hannover'])],
  fields: [
    { field: 'email', survivor: 'a@x.example', other: 'b@y.example', merged: 'survivor', isChoice: true },
    { field: 'phone', survivor: null, other: null, merged: 'survivor', isChoice: false },
    { field: 'seniority', survivor: null, other: 'vp', merged: 'other', isChoice: false },
  ],
} as unknown as Pick<ContactMergePreview, 'fields' | 'contacts'>;
const seen = (side: 0 | 1, choices = {}) =>
  contactRows(preview, side, choices).map(({ label, values: [left, right], kept }) => [
    label,
    left.text,
    right.text,
    kept,
  ]);

it('shows the values of the left contact first, whichever survives, and what both bring', () => {
  expect(seen(0)).toEqual([
    ['E-mail', 'a@x.example', 'b@y.example', 0],
    ['Seniority', '–', 'Vice president', 1],
    ['Sources', 'Apollo', 'People Data Labs', 'both'],
    ['Notes', '–', 'Met in Hannover', 'both'],
  ]);
  expect(seen(1)[0]).toEqual(['E-mail', 'b@y.example', 'a@x.example', 1]);
  expect(seen(0, { email: 'other' })[0]?.at(-1)).toBe(1);
});

it('names the source of a value, and none where there is no value', () => {
  const [email, seniority] = contactRows(preview, 0, {});
  expect(email?.values.map(({ origin }) => origin)).toEqual(['Apollo · Nov 1, 2026', 'People Data Labs · Nov 1, 2026']);
  expect(seniority?.values[0].origin).toBeNull();
});

it('says what moves and which messages are put aside', () => {
  const moves = { sources: 1, notes: 2, leads: 0, droppedMessages: 1 };
  expect(movedOfContact(moves)).toEqual(['1 source', '2 notes']);
  expect(droppedText(moves)).toBe('1 message that was not sent is put aside, so that no one is written to twice.');
  expect(droppedText({ ...moves, droppedMessages: 0 })).toBeUndefined();
});
