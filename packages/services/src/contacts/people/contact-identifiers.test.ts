import type { ContactDoc } from '@workbench/db';
import { lookupValues } from '@workbench/identity/person-identifiers/suppression-lookup-values';
import { expect, it } from 'vitest';
import { identifiersOfContact } from './contact-identifiers.ts';

it('finds entries by the spellings of former versions, too, which a key does not have', () => {
  const contact = {
    keys: ['linkedin:linkedin.com/in/marta'],
    linkedinUrl: 'https://www.linkedin.com/in/%E2%80%8Emarta',
    origins: {},
  } as unknown as ContactDoc;
  const profile = identifiersOfContact(contact).find(({ kind }) => kind === 'profile');
  expect(profile && lookupValues(profile).length).toBeGreaterThan(1);
});
