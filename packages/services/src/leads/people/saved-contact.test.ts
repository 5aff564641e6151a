import type { ContactDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { answersFor } from './saved-contact.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const OLD = new Date('2025-11-22T12:00:00Z');
const saved = (email: string | null, revealedAt: Record<string, Date>) => ({ email, revealedAt }) as ContactDoc;

it.each([
  ['another source gave an address', saved('marta@acme.example', { apollo: NOW }), true],
  ['another source has no address', saved(null, { apollo: NOW }), false],
  ['the source itself has no address', saved(null, { pdl: NOW }), true],
  ['its answer is old', saved('marta@acme.example', { pdl: OLD }), false],
  ['no source was queried', saved('marta@acme.example', {}), false],
])('a saved contact is enough for People Data Labs: %s', (_, contact, expected) => {
  expect(answersFor(contact, 'pdl', NOW)).toBe(expected);
});
