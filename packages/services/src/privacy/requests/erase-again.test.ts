import { ContactModel, NotificationModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions, checkSuppression, readSuppressionCopy } from '../../suppression/index.ts';
import { eraseAgain } from './erase-again.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
const { ctx: plain, clock, forget } = contextWithKey();
let copy = '';
const ctx = {
  ...plain,
  suppressionCopy: {
    append: async (lines: string) => {
      copy += lines;
    },
  },
};
beforeEach(async () => {
  copy = '';
  clock.now = AT;
  await emptyTestDatabase();
});
afterAll(forget);

const MARTA = 'https://www.linkedin.com/in/marta-x1';
const BACKUP_AT = AT;
const LATER = new Date(AT.getTime() + 60_000);

async function insertPeople(): Promise<void> {
  await insertContact({ email: 'marta@acme.com', linkedinUrl: MARTA, phone: '+351 21 000 0000' });
  await insertContact({ name: 'Bob', email: 'bob@acme.com' });
  const message = 'Written to marta@acme.com and bob@acme.com';
  await NotificationModel.create({ at: AT, kind: 'sync_failed', title: 'x', message, emailed: false });
}

/** As a restore does: the database is as it was at the backup, and the copy of the list is as it is now. */
async function restoreAt(since: Date) {
  await emptyTestDatabase();
  await insertPeople();
  return eraseAgain({ ctx, input: { entries: readSuppressionCopy(copy), since } });
}

const emails = async () => (await ContactModel.find().lean()).map(({ email }) => email);
const isListed = async (identifier: string) => (await checkSuppression({ ctx, input: { identifier } })).isSuppressed;

it('who was erased after the backup is erased from what was restored, by hashes alone; others stay', async () => {
  await insertPeople();
  clock.now = LATER;
  await erasePersonalData({
    ctx,
    input: { identifiers: ['marta@acme.com'], name: '', company: '', confirmed: [], reason: 'Asked by Marta' },
  });
  expect(copy).not.toMatch(/marta/i);
  expect(await restoreAt(BACKUP_AT)).toMatchObject({ suppressed: 1 });
  expect(await emails()).toEqual(['bob@acme.com']);
  expect((await NotificationModel.findOne().lean())?.message).toBe('Written to [erased] and bob@acme.com');
  expect(await Promise.all(['marta@acme.com', MARTA, 'bob@acme.com'].map(isListed))).toEqual([true, true, false]);
});

it('who objected after the backup is on the list again and is not erased; a cut last line stands for no one', async () => {
  await addSuppressions(ctx, [[{ kind: 'email', value: 'marta@acme.com' }]], 'Objected');
  copy += copy.slice(0, 40);
  expect(await restoreAt(BACKUP_AT)).toEqual({ suppressed: 1, identifiers: 0 });
  expect(await emails()).toEqual(['marta@acme.com', 'bob@acme.com']);
  expect(await isListed('marta@acme.com')).toBe(true);
  expect((await SuppressionModel.findOne().lean())?.addedAt).toEqual(AT);
});
