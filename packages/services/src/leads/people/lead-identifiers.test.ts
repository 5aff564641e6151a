import { NO_IDENTIFIERS } from '@workbench/identity/person-identifiers/identifiers';
import { expect, it } from 'vitest';
import { identifiersOfLead } from './lead-identifiers.ts';

it('has a former address and profile, each once, and no name or contact', () => {
  const keys = [
    'contact:66aa00000000000000000001',
    'email:marta@old.example',
    'email:marta@new.example',
    'linkedin:linkedin.com/in/marta-oliveira',
    'name:marta oliveira|acme',
  ];
  const known = identifiersOfLead({ ...NO_IDENTIFIERS, email: 'marta@new.example', keys });
  expect(known).toEqual([
    { kind: 'email', value: 'marta@old.example' },
    { kind: 'email', value: 'marta@new.example' },
    { kind: 'profile', value: 'linkedin.com/in/marta-oliveira' },
    { kind: 'domain', value: 'new.example' },
  ]);
});
