import { type LeadListDoc, LeadListModel, LeadModel, LeadRowModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { AT } from '../../shared/saved-people.fixtures.ts';
import { importSheetInput } from '../schemas.ts';
import { listLeadLists } from '../store/lead-lists.ts';
import { HEADER, importWorkspace, personRow, SHEET_ID } from './import.fixtures.ts';
import { importLeadSheet } from './import-sheet.ts';
import { saveListCounts } from './upsert-list.ts';

useTestDatabase();
const { ctx, clock, sheets, forget } = importWorkspace();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const people = Array.from({ length: 1100 }, (_, at) => personRow(`Ada Person${at}`, `ada${at}@acme.example`));
const importPeople = (count: number) => {
  sheets.tabs = [{ title: 'Sheet1', rows: [HEADER, ...people.slice(0, count)] }];
  return importLeadSheet({ ctx, input: importSheetInput.parse({ spreadsheetId: SHEET_ID, enrichmentSteps: [] }) });
};
/** By then a process that writes nothing is taken for gone. */
const later = () => {
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
};
const lists = async () => (await listLeadLists({ ctx, input: { limit: 50 } })).items;

it('an import that ended before its last row says so, until one of the same rows is complete', async () => {
  // The list, a batch of leads and its rows are written; the second batch is not.
  expect(await killAtWrite(3, () => importPeople(1100))).toBe(true);
  later();
  const [killed] = await lists();
  expect(killed).toMatchObject({ state: 'interrupted', counts: { created: 0 } });
  expect(killed?.leadCount).toBeGreaterThan(0);
  expect(killed?.leadCount).toBeLessThan(1100);
  const { list } = await importPeople(1100);
  expect(list).toMatchObject({ id: killed?.id, state: 'completed', leadCount: 1100 });
  expect(await lists()).toEqual([list]);
  expect(await LeadModel.countDocuments()).toBe(1100);
});

it('a killed import of a known sheet does not stand under the counts of the one before it', async () => {
  const { list } = await importPeople(600);
  expect(list).toMatchObject({ state: 'completed', counts: { created: 600 } });
  for (const last of [1, 3, 5]) {
    expect(await killAtWrite(last, () => importPeople(1100))).toBe(true);
    later();
    expect((await lists())[0]?.state, `killed at write ${last}`).toBe('interrupted');
  }
  expect((await importPeople(1100)).list.state).toBe('completed');
});

it('one that fails says so at once', async () => {
  vi.spyOn(LeadRowModel.collection, 'bulkWrite').mockRejectedValueOnce(new Error('out of space'));
  vi.spyOn(LeadRowModel.collection, 'insertMany').mockRejectedValueOnce(new Error('out of space'));
  await expect(importPeople(2)).rejects.toThrow('out of space');
  vi.restoreAllMocks();
  expect((await lists())[0]?.state).toBe('interrupted');
});

it('a process that works on it keeps it running; one that stands still for minutes does not', async () => {
  const { list } = await importPeople(1);
  const importing = { id: 'other', worker: { host: 'elsewhere', pid: 1, instance: 'other' }, seenAt: AT };
  await LeadListModel.updateOne({ _id: list.id }, { $set: { importing } });
  expect((await lists())[0]?.state).toBe('running');
  later();
  expect((await lists())[0]?.state).toBe('interrupted');
});

it('the end of an import leaves the mark of a later one of the same sheet', async () => {
  const { list } = await importPeople(1);
  const importing = { id: 'later', worker: { host: 'elsewhere', pid: 1, instance: 'later' }, seenAt: AT };
  await LeadListModel.updateOne({ _id: list.id }, { $set: { importing } });
  const stored = await LeadListModel.findById(list.id).lean<LeadListDoc>().orFail();
  const counts = { ...list.counts, created: 7 };
  await saveListCounts({ ...stored, importing: { ...importing, id: 'earlier' } }, counts, AT);
  expect((await lists())[0]).toMatchObject({ state: 'running', counts: { created: 7 } });
  await saveListCounts(stored, counts, AT);
  expect((await lists())[0]).toMatchObject({ state: 'completed' });
});

it('one of an earlier version that has counted nothing did not end', async () => {
  const { list } = await importPeople(1);
  await LeadListModel.updateOne({ _id: list.id }, { $set: { counts: { created: 0, updated: 0 } } });
  expect((await lists())[0]?.state).toBe('interrupted');
});
