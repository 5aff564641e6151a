import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, inject, it } from 'vitest';
import { RecordsDay } from './helpers/records-day.ts';
import { expectReversible } from './helpers/reversible.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const { records } = inject('endurance');
/** In the full form another day each time; it is in the report of a failure. */
const seed = Number(process.env.RECORDS_SEED ?? records.seed ?? Date.now() % 1_000_000);

it(`a day over many companies loses nothing (seed ${seed})`, async () => {
  const day = new RecordsDay(seed, records.companies);
  await day.begin();
  for (let step = 0; step < records.steps; step++) {
    await day.step();
    await day.check();
  }
  await day.checkOrigins();
  console.info(`${records.companies} companies, ${records.steps} steps:`, Object.fromEntries(day.done));
  expect(day.done.size).toBe(8);
});

it(`deletions that are restored and merges that are undone leave every byte as it was (seed ${seed})`, async () => {
  await expectReversible(new RecordsDay(seed, 12), records.runs);
});
