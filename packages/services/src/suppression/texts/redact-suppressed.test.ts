import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../list/suppression-entries.ts';
import { redactSuppressed } from './redact-suppressed.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  await emptyTestDatabase();
  const identifiers: Identifier[] = [
    { kind: 'email', value: 'marta@acme.example' },
    { kind: 'profile', value: 'linkedin.com/in/marta-x1' },
    { kind: 'phone', value: '351210000000' },
    { kind: 'domain', value: 'globex.com' },
  ];
  await addSuppressions(
    ctx,
    identifiers.map((one) => [one]),
    '',
  );
});

it.each([
  ['Write to Marta+news@ACME.example.', 'Write to [erased].'],
  ['https://pt.linkedin.com/in/Marta-X1/', 'https://pt.[erased]/'],
  ['Call +351 21 000 0000 (8 to 18 h)', 'Call [erased] (8 to 18 h)'],
  ['Call 00351-210000000, or +351 21 000 0001', 'Call [erased], or +351 21 000 0001'],
])('takes who is on the list out of "%s"', async (text, expected) => {
  expect(await redactSuppressed(ctx, { evidence: [{ text }], count: 7 })).toEqual({
    evidence: [{ text: expected }],
    count: 7,
  });
});

it('leaves everybody else, and whoever is kept out by their domain alone', async () => {
  const value = { text: 'bob@acme.example, ida@globex.com, linkedin.com/in/marta-x2, Marta Oliveira' };
  expect(await redactSuppressed(ctx, value)).toBe(value);
});
