import { ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeReportOf } from '../../reports/reports.fixtures.ts';
import { deleteReport, restoreEntry } from '../../trash/index.ts';
import { MergeDay } from './test-helpers/merge-day.ts';

useTestDatabase();

let day: MergeDay;
let survivorId: string;
let otherId: string;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
  [survivorId, otherId] = [await day.create('A'), await day.create('B')];
});

const versions = async (companyId: string) =>
  (await ReportModel.find({ companyId }, { version: 1 }).sort({ version: 1 }).lean()).map(
    ({ _id, version }) => `${version} ${_id}`,
  );
const named = (id: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${id}${from + at}`);

describe('reports of merged companies', () => {
  it('that are too old for the company of both are back with an un-merge', async () => {
    for (let version = 1; version <= 15; version++)
      for (const [id, company] of [
        ['a', survivorId],
        ['b', otherId],
      ] as const)
        await storeReportOf(company, `${id}${version}`);
    const mergeId = await day.merge(survivorId, otherId);
    await storeReportOf(survivorId, 'new');
    expect(await versions(survivorId)).toHaveLength(20);
    await day.undo(mergeId);
    expect(await versions(survivorId)).toEqual([...named('a', 1, 15), '31 new']);
    expect(await versions(otherId)).toEqual(named('b', 1, 15));
  });

  it('that were pruned after two merges are back with both', async () => {
    const thirdId = await day.create('C');
    for (let version = 1; version <= 12; version++)
      for (const [id, company] of [
        ['a', survivorId],
        ['b', otherId],
        ['c', thirdId],
      ] as const)
        await storeReportOf(company, `${id}${version}`);
    const first = await day.merge(survivorId, otherId);
    await storeReportOf(survivorId, 'x');
    const second = await day.merge(thirdId, survivorId);
    await storeReportOf(thirdId, 'y');
    expect(await versions(thirdId)).toHaveLength(20);
    await day.undo(second);
    expect(await versions(thirdId)).toEqual([...named('c', 1, 12), '38 y']);
    await day.undo(first);
    expect(await versions(survivorId)).toEqual([...named('a', 1, 12), '25 x']);
    expect(await versions(otherId)).toEqual(named('b', 1, 12));
  });

  it('in the trash go along, and come back to the company that they are of', async () => {
    for (const [id, company] of [
      ['a1', survivorId],
      ['b1', otherId],
      ['b2', otherId],
    ] as const)
      await storeReportOf(company, id);
    const { id: deletedBefore } = await deleteReport({ ctx: day.ctx, input: { reportId: 'b1' } });
    const mergeId = await day.merge(survivorId, otherId);
    const { id: deletedSince } = await deleteReport({ ctx: day.ctx, input: { reportId: 'b2' } });
    await restoreEntry({ ctx: day.ctx, input: { id: deletedBefore } });
    expect(await versions(survivorId)).toEqual(['1 a1', '2 b1']);
    await day.undo(mergeId);
    await restoreEntry({ ctx: day.ctx, input: { id: deletedSince } });
    expect([await versions(survivorId), await versions(otherId)]).toEqual([['1 a1'], ['1 b1', '2 b2']]);
  });
});
