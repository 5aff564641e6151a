import type { ContactDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { EMPTY_CONTACT } from './apply-updates.ts';
import { mergeContactFields } from './merge-contact-fields.ts';

const at = new Date('2026-11-21T12:00:00Z');
const TYPED = { source: 'manual', at };
const APOLLO = { source: 'apollo', at };
const NOTHING = { sources: [], notes: [], knownIn: [], formerIds: [], revealedAt: {}, keys: [], savedAt: at };
const contact = (_id: string, parts: Partial<ContactDoc>) =>
  ({ ...EMPTY_CONTACT, ...NOTHING, _id: { toHexString: () => _id }, ...parts }) as unknown as ContactDoc;

it('keeps the part of a location that was typed of the older contact, and no origin of what is replaced', () => {
  const older = contact('a', {
    city: 'Porto',
    state: 'Norte',
    country: 'Spain',
    origins: { city: TYPED, state: APOLLO, country: APOLLO },
  });
  const other = contact('b', { city: 'Lyon', country: 'Portugal', origins: { city: APOLLO, country: TYPED } });
  const merged = mergeContactFields(older, other);
  expect(merged).toMatchObject({ city: 'Porto', state: null, country: 'Portugal' });
  expect(merged.origins).toEqual({ city: TYPED, country: TYPED });
});
