import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { type ImportedPerson, newLead, takeImported } from './take-imported.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const terms = { source: 'sheet', listId: 'list', at: AT } as const;
const person = (title: string | null): ImportedPerson => ({
  values: {
    firstName: 'Marta',
    lastName: 'Oliveira',
    email: 'marta@acme.example',
    company: 'Acme',
    title,
    linkedinUrl: null,
    phone: null,
    location: null,
    industry: null,
  },
  organizationDomain: null,
  keys: ['email:marta@acme.example', 'name:marta oliveira|acme'],
});
const typed = { source: 'typed', at: AT, confidence: null, isLocked: true };
const lead = () => ({
  ...newLead(new Types.ObjectId(), person('Buyer'), terms),
  title: 'CTO',
  origins: { title: typed },
});
const take = (before: ReturnType<typeof lead>, title: string | null) =>
  takeImported({ ...before, origins: { ...before.origins } }, person(title), terms, () => false).lead;

describe('a value of an import beside one that was typed on screen', () => {
  it('is suggested, once', () => {
    const suggested = take(lead(), 'Buyer');
    expect(suggested.title).toBe('CTO');
    expect(suggested.suggestions).toMatchObject([{ field: 'title', value: 'Buyer', source: 'sheet' }]);
    expect(take({ ...lead(), suggestions: suggested.suggestions }, 'Buyer').suggestions).toEqual(suggested.suggestions);
  });

  it('is not suggested again when a person has dismissed it, in whatever spelling', () => {
    const dismissed = { ...lead(), dismissed: [{ field: 'title', value: 'Buyer' }] };
    for (const title of ['Buyer', ' buyer']) expect(take(dismissed, title).suggestions).toEqual([]);
    expect(take(dismissed, 'CEO').suggestions).toMatchObject([{ value: 'CEO' }]);
  });

  it('changes nothing when it is empty', () => {
    expect(take(lead(), null)).toMatchObject({ title: 'CTO', suggestions: [] });
  });
});
