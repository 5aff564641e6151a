import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, it } from 'vitest';
import { FiltersDay } from '../endurance/helpers/filters-day.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

it('filters find what the documents say, whatever was written and by whichever process', async () => {
  const day = new FiltersDay(1, 12);
  await day.records.begin();
  for (let step = 0; step < 40; step++) {
    await day.step();
    await day.check(2);
  }
});
