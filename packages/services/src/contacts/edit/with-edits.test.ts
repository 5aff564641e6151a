import type { ContactDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { apollo } from '../people/people.fixtures.ts';
import { EMPTY_CONTACT } from '../saved/merge/apply-updates.ts';
import { withEdits } from './with-edits.ts';

const at = new Date('2026-11-21T12:00:00Z');
const FOUND = apollo('1', {
  title: 'Buyer',
  seniority: 'entry',
  organizationName: 'Acme',
  organizationDomain: 'acme.example',
  organizationSize: 120,
  email: 'marta@acme.example',
  emailStatus: 'verified',
  city: 'Porto',
});
const saved = (parts: Partial<ContactDoc>) => ({ ...EMPTY_CONTACT, ...parts }) as ContactDoc;

it('shows what was typed, and nothing of the former title or employer beside it', () => {
  const origins = { title: { source: 'manual', at }, organizationName: { source: 'manual', at } };
  expect(withEdits(FOUND, saved({ title: 'Head', organizationName: 'Beta', origins }))).toEqual({
    ...FOUND,
    title: 'Head',
    seniority: null,
    organizationName: 'Beta',
    organizationDomain: null,
    organizationSize: null,
  });
});

it('does not show what was taken out', () => {
  const sourceValues = [{ field: 'email', value: 'Marta@acme.example', source: 'pdl', at }];
  expect(withEdits(FOUND, saved({ sourceValues }))).toMatchObject({ email: null, emailStatus: null, city: 'Porto' });
});

it('leaves a person as found of whom nothing was edited', () => {
  expect(withEdits(FOUND, saved({ title: 'Head', origins: { title: { source: 'pdl', at } } }))).toEqual(FOUND);
});
