import { expect } from 'vitest';
import { mergeCompanies } from '../../../packages/services/src/duplicates/merge/merge-companies.ts';
import { undoMerge } from '../../../packages/services/src/duplicates/merge/undo-merge.ts';
import { deleteCompany, restoreEntry } from '../../../packages/services/src/trash/index.ts';
import { snapshot, statistics } from '../../../packages/services/src/trash/trash.fixtures.ts';
import { type RecordsDay, refused } from './records-day.ts';

const COMPUTED = /^(?:company_merges|merge_links|duplicate_pairs) /;

/** From random states, delete then restore and merge then undo: the same bytes and statistics as before. */
export async function expectReversible(records: RecordsDay, runs: number): Promise<void> {
  const { ctx } = records.day;
  await records.begin();
  let undone = 0;
  for (let run = 0; run < runs; run++) {
    for (let step = 0; step < 2; step++) await records.step();
    const before = await state();
    const id = await records.tracked();
    if (id === undefined) continue;
    await restoreEntry({ ctx, input: await deleteCompany({ ctx, input: { id } }) });
    expect(await state(), `deleted and restored, run ${run}`).toEqual(before);
    const otherId = await records.tracked();
    if (otherId === undefined || otherId === id) continue;
    const { mergeId } = await mergeCompanies({ ctx, input: { survivorId: id, otherId } });
    // Refused when a domain of the merged company has come in again since.
    const isUndone = await undoMerge({ ctx, input: { mergeId } }).then(() => true, refused);
    if (!isUndone) continue;
    undone++;
    expect(await state(), `merged and separated, run ${run}`).toEqual(before);
  }
  expect(undone).toBeGreaterThan(0);
}

async function state() {
  const documents = Object.entries(await snapshot()).filter(([key]) => !COMPUTED.test(key));
  return { documents: Object.fromEntries(documents), statistics: await statistics() };
}
