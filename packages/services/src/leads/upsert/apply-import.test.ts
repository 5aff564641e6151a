import type { LeadDoc } from '@workbench/db';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { LeadValues } from '../values/fields.ts';
import { applyImport, type ImportedPerson } from './apply-import.ts';
import { newLead } from './new-lead.ts';

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
  applyImport({ ...before, origins: { ...before.origins } }, person(title), terms, () => false).lead;

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

describe('a found value that now stands in the list', () => {
  const LATER = new Date(AT.getTime() + 60_000);
  const found = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };
  const enriched = { ...newLead(new Types.ObjectId(), person(null), terms), title: 'CTO', origins: { title: found } };
  const again = (before: LeadDoc, parts: Partial<ImportedPerson> = {}) =>
    applyImport(before, { ...person('CTO'), ...parts }, { ...terms, at: LATER }, () => false);

  it('is given from then on, is no change, and gives nothing new to ask by', () => {
    const { lead: after, isChanged, isWritten } = again(enriched);
    expect([isChanged, isWritten]).toEqual([false, true]);
    expect(after.origins.title).toMatchObject({ source: 'sheet', isLocked: true, isConfirmed: true });
    expect(again(after)).toMatchObject({ isWritten: false });
  });

  it('gives way to another one there, as what the list itself gave', () => {
    const after = again(again(enriched).lead, { values: { ...person('CEO').values } });
    expect(after).toMatchObject({ isChanged: true, lead: { title: 'CEO' } });
    expect(after.lead.origins.title).not.toHaveProperty('isConfirmed');
  });

  it('no more does the domain that the address has already', () => {
    expect(again(again(enriched).lead, { organizationDomain: 'acme.example' })).toMatchObject({ isChanged: false });
    expect(again(enriched, { organizationDomain: 'globex.example' })).toMatchObject({
      isChanged: true,
      lead: { organizationDomain: 'globex.example' },
    });
  });
});

describe('an employer', () => {
  const atAcme = () => ({
    ...newLead(new Types.ObjectId(), person(null), terms),
    organizationDomain: 'acme.example',
    companyId: new Types.ObjectId(),
  });
  const moved = (parts: Partial<LeadValues>, organizationDomain: string | null = null, before: LeadDoc = atAcme()) => {
    const values = { ...person(null).values, ...parts };
    return applyImport(before, { ...person(null), values, organizationDomain }, terms, () => false).lead;
  };

  it('whom somebody has left is let go, also where the list names no domain', () => {
    const nothing = { organizationDomain: null, companyId: null };
    expect(moved({ company: 'Globex' })).toMatchObject(nothing);
    const unnamed = { ...atAcme(), company: null };
    expect(moved({ company: null, email: 'marta@globex.example' }, null, unnamed)).toMatchObject(nothing);
  });

  it('is let go where the list names the new domain, with and without an address there', () => {
    const before = { ...atAcme(), organizationDomain: null };
    const atGlobex = { organizationDomain: 'globex.example', companyId: null };
    expect(moved({ company: 'Globex' }, 'globex.example', before)).toMatchObject(atGlobex);
    expect(moved({ company: 'Globex', email: 'm@globex.example' }, 'globex.example', before)).toMatchObject(atGlobex);
  });

  it('stays when it is named as before and only the address is at another of its domains', () => {
    const stays = { organizationDomain: 'acme.example', companyId: expect.anything() };
    expect(moved({ email: 'marta@acme-group.example' })).toMatchObject(stays);
  });

  it('is let go where the sheet holds the result of an earlier time, and does not come back by it', () => {
    const written = { tab: { 'Company Domain': ['acme.example'] } };
    const take = (before: LeadDoc, company: string) => {
      const values = { ...person(null).values, company };
      const row = { ...person(null), values, organizationDomain: 'acme.example' };
      return applyImport(before, row, terms, () => false).lead;
    };
    const left = take({ ...atAcme(), written }, 'Globex');
    expect(left).toMatchObject({ company: 'Globex', organizationDomain: null, companyId: null });
    expect(take(left, 'Globex').organizationDomain).toBeNull();
    expect(take(atAcme(), 'Globex').organizationDomain).toBe('acme.example');
  });

  it('stays when it is only spelled in another way', () => {
    for (const same of [{ company: 'ACME, Inc.' }, { email: 'marta@mail.acme.example' }, { email: 'm@gmail.com' }]) {
      expect(moved(same)).toMatchObject({ organizationDomain: 'acme.example', companyId: expect.anything() });
    }
  });
});
