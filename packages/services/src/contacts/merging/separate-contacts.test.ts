import type { ContactDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { EMPTY_CONTACT } from '../saved/merge/apply-updates.ts';
import { combineContacts } from './combine-contacts.ts';
import { separateContacts } from './separate-contacts.ts';

const at = new Date('2026-11-21T12:00:00Z');
const NOTHING = { notes: [], knownIn: [], formerIds: [], revealedAt: {}, savedAt: at, companyId: null };
const contact = (id: string, parts: Partial<ContactDoc>) =>
  ({
    ...EMPTY_CONTACT,
    ...NOTHING,
    _id: { toHexString: () => id },
    sources: [{ source: 'apollo', id, at }],
    keys: [`apollo:${id}`],
    ...parts,
  }) as unknown as ContactDoc;

it('leaves what a source gives beside a value that was typed since on the survivor', () => {
  const survivorBefore = contact('1', { title: 'Buyer', origins: { title: { source: 'apollo', at } } });
  const otherBefore = contact('2', {});
  const combined = combineContacts(survivorBefore, otherBefore, {});
  const sourceValues = [{ field: 'title', value: 'Buyer', source: 'apollo', at }];
  const present = {
    ...survivorBefore,
    ...combined,
    title: 'Head',
    origins: { title: { source: 'manual', at } },
    sourceValues,
  };
  const { survivor, other } = separateContacts({ survivorBefore, otherBefore, combined, present });
  expect(survivor).toMatchObject({ title: 'Head', sourceValues });
  expect(other.sourceValues).toBeUndefined();
});

it('restores both of a merge of an earlier version, which took a typed value though the survivor’s was chosen', () => {
  const survivorBefore = contact('1', { title: 'Buyer', origins: { title: { source: 'apollo', at } } });
  const typed = { title: 'Counsel', origins: { title: { source: 'manual', at } } };
  const otherBefore = contact('2', typed);
  const combined = combineContacts(survivorBefore, otherBefore, { title: 'survivor' });
  expect(combined.title).toBe('Buyer');
  const present = { ...survivorBefore, ...combined, ...typed };
  const undone = separateContacts({ survivorBefore, otherBefore, combined, present });
  expect(undone).toEqual({ survivor: survivorBefore, other: otherBefore, kept: [] });
});
