import { expect, it } from 'vitest';
import type { SavedContact } from '../schemas.ts';
import { fromSaved } from './to-crm-person.ts';

const STATED = { source: 'apollo', at: '2026-03-01T12:00:00.000Z' };
const EDITED = { source: 'manual', at: '2026-11-21T12:00:00.000Z' };
const contact = (parts: Partial<SavedContact>) =>
  ({ name: 'Marta Oliveira', sources: [], savedAt: '2026-02-01T12:00:00.000Z', ...parts }) as unknown as SavedContact;

it('is confirmed on the day of a source, not of an edit', () => {
  expect(fromSaved(contact({ origins: { title: EDITED, email: STATED } }), null).asOf).toBe('2026-03-01');
  expect(fromSaved(contact({ origins: { title: EDITED } }), null).asOf).toBe('2026-02-01');
});
