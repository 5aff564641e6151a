import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { RecordsDay } from '../endurance/helpers/records-day.ts';
import { expectReversible } from '../endurance/helpers/reversible.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

it('a day of imports, syncs, edits, merges, deletions and restores loses nothing', async () => {
  const records = new RecordsDay(1, 12);
  await records.begin();
  for (let step = 0; step < 40; step++) {
    await records.step();
    await records.check();
    await records.checkDerived();
  }
  await records.checkOrigins();
  expect([...records.done.keys()].toSorted()).toEqual([
    ...['delete', 'edit', 'growth', 'import', 'merge', 'people', 'restore', 'separate', 'sync'],
  ]);
});

it('a deletion that is restored and a merge that is undone leave every byte as it was', async () => {
  await expectReversible(new RecordsDay(2, 6), 6);
});
