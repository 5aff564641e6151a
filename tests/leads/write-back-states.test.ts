import { setTimeout as sleep } from 'node:timers/promises';
import { LeadModel } from '@workbench/db';
import { afterEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);
afterEach(() => product.sandbox.sheets.setQuota(null));

const TAB = 'Sheet1';
const rowsOf = (from: string) => [
  ['First Name', 'Last Name', 'Email', 'Company'],
  ['Ada', 'Example', `ada@${from}.example`, 'Northwind'],
  ['Ben', 'Example', `ben@${from}.example`, 'Northwind'],
  // Ben stands there twice.
  ['Ben', 'Example', `ben@${from}.example`, ''],
];

/** A sheet that is imported and whose leads have ended, with nothing written back. */
async function imported(from: string): Promise<{ id: string; listId: string }> {
  const tabs = [{ title: TAB, rows: rowsOf(from), columnCount: 6 }];
  const id = product.sandbox.sheets.create({ title: from, tabs });
  const { list, runId } = await post('/api/enrichment/start', { spreadsheetId: id, range: 'A:D', writeBack: false });
  while ((await get(`/api/enrichment/runs/${runId}`)).isOpen) await sleep(100);
  return { id, listId: list.id };
}

async function written(listId: string): Promise<{ state: string; message: string | null; cells: number }> {
  await post(`/api/leads/lists/${listId}/write-back`);
  for (;;) {
    const { writeBack } = await get(`/api/leads/lists/${listId}`);
    if (writeBack.state === 'completed' || writeBack.state === 'failed') return writeBack;
    await sleep(50);
  }
}

const steps = async (listId: string) => {
  const leads = await LeadModel.find({ listIds: listId }).lean();
  return leads.map((lead) => [lead.steps.write_back?.state, lead.steps.write_back?.message]);
};
const statuses = (id: string) => {
  const [header = [], ...rows] = product.sandbox.sheets.rows(id, TAB);
  return rows.map((row) => row[header.indexOf('Enrichment Status')] ?? '');
};

test('a sheet that is no longer shared names the address to share it with, and goes on once it is', async () => {
  const { id, listId } = await imported('shared');
  product.sandbox.sheets.sharedWith(id, false);
  const told = expect.stringMatching(/^Share the sheet with workbench@fictional-project\.iam.* \(as Editor/);
  expect(await written(listId)).toMatchObject({ state: 'failed', message: told, cells: 0 });
  expect(await steps(listId)).toEqual([
    ['failed', told],
    ['failed', told],
  ]);
  product.sandbox.sheets.sharedWith(id, true);
  expect(await written(listId)).toMatchObject({ state: 'completed', message: null });
  // Both rows of Ben are his.
  expect(statuses(id).every((status) => status !== '')).toBe(true);
  expect((await steps(listId)).map(([state]) => state)).toEqual(['completed', 'completed']);
  const writes = product.sandbox.sheets.writes().length;
  expect(await written(listId)).toMatchObject({ state: 'completed', cells: 0 });
  expect(product.sandbox.sheets.writes()).toHaveLength(writes);
});

test('one that may only be read says so, and a header row that is gone is named', async () => {
  const { id, listId } = await imported('read');
  product.sandbox.sheets.sharedWith(id, true, 'viewer');
  expect(await written(listId)).toMatchObject({ state: 'failed', message: expect.stringMatching(/as Editor/) });
  product.sandbox.sheets.sharedWith(id, true);
  product.sandbox.sheets.edit(id, TAB, ([, ...rows]) => rows);
  const before = product.sandbox.sheets.rows(id, TAB);
  expect(await written(listId)).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/Put it back \(First/),
  });
  expect(product.sandbox.sheets.rows(id, TAB)).toEqual(before);
});

test('waits for a used-up quota and goes on, and writes each cell once', async () => {
  const { id, listId } = await imported('quota');
  const before = product.sandbox.sheets.writes().length;
  product.sandbox.sheets.setQuota({ readsPerMinute: 100, writesPerMinute: 1, minuteMs: 3000 });
  expect(await written(listId)).toMatchObject({ state: 'completed', message: null });
  const cells = product.sandbox.sheets.writes().slice(before);
  expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(cells.length);
  expect(statuses(id).every((status) => status !== '')).toBe(true);
});
