import type { SavedContact } from '@workbench/services/contacts/schemas';
import { expect, it } from 'vitest';
import { fieldOriginText, followContact, sourceValueTexts, toContactDraft, toContactValues } from './contact-draft.ts';

const AT = '2026-11-21T12:00:00.000Z';
const CONTACT = {
  name: 'Marta Oliveira',
  title: 'Head',
  organizationName: 'Acme',
  organizationDomain: 'acme.com',
  email: null,
  origins: { title: { source: 'manual', at: AT }, name: { source: 'apollo', at: AT } },
  sourceValues: [{ field: 'title', value: 'Buyer', source: 'pdl', at: AT }],
} as unknown as SavedContact;
const DRAFT = toContactDraft(CONTACT);

it.each([
  [{}, null],
  [{ title: ' Head ' }, null],
  [
    { title: 'Chief', email: 'm@acme.com' },
    { title: 'Chief', email: 'm@acme.com' },
  ],
  [{ title: '' }, { title: '' }],
  [{ organizationName: 'Acme Group' }, { organizationName: 'Acme Group', organizationDomain: 'acme.com' }],
  [
    { organizationName: 'Beta', organizationDomain: '' },
    { organizationName: 'Beta', organizationDomain: '' },
  ],
])('%o is the change %o', (typed, values) => {
  expect(toContactValues({ ...DRAFT, ...typed }, CONTACT)).toEqual(values);
});

it('follows what someone else changed meanwhile, but for what was typed here', () => {
  const now = { ...CONTACT, title: 'Director', phone: '+351 21 555 0100', organizationName: null } as SavedContact;
  const draft = followContact({ ...DRAFT, title: 'Chief' }, CONTACT, now);
  expect(draft).toMatchObject({ title: 'Chief', phone: '+351 21 555 0100', organizationName: '' });
  expect(toContactValues(draft, now)).toEqual({ title: 'Chief' });
});

it('says whose value a field has, and what sources give beside it', () => {
  expect(fieldOriginText(CONTACT, 'title')).toBe('Edited by hand');
  expect(fieldOriginText(CONTACT, 'name')).toBe('From Apollo');
  expect(fieldOriginText(CONTACT, 'phone')).toBeNull();
  expect(sourceValueTexts(CONTACT, 'title')).toEqual([{ value: 'Buyer', text: 'People Data Labs: Buyer' }]);
});
