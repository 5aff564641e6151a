import { setTimeout as sleep } from 'node:timers/promises';
import { LeadModel } from '@workbench/db';
import { DEMO_SPREADSHEET_ID, DEMO_TAB } from '@workbench/sandbox/server';
import { ledgerTotals } from '@workbench/services/sources';
import { afterEach, describe, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);

interface Run {
  id: string;
  state: string;
  total: number;
  pending: number;
  running: number;
  failed: number;
  creditsSpent: number;
  writeBack: string | null;
  isOpen: boolean;
}

const VENDORS = ['apollo', 'pdl', 'lusha', 'uplead'];
const invoiced = () => product.sandbox.invoice().reduce((sum, { credits }) => sum + credits, 0);
const counted = async () => {
  const totals = await Promise.all(VENDORS.map(ledgerTotals));
  expect(totals.map(({ unsureCalls }) => unsureCalls)).toEqual(VENDORS.map(() => 0));
  return totals.reduce((sum, { credits }) => sum + credits, 0);
};

async function ended(id: string): Promise<Run> {
  for (;;) {
    const run: Run = await get(`/api/enrichment/runs/${id}`);
    if (!run.isOpen && run.state !== 'paused') return run;
    await sleep(200);
  }
}

const sheet = (spreadsheetId: string, more: object = {}) => ({ spreadsheetId, range: 'A:I', ...more });
const newSheet = (rows: string[][], title = 'People') =>
  product.sandbox.sheets.create({ title, tabs: [{ title: 'Sheet1', rows, columnCount: 12 }] });

afterEach(() => product.sandbox.sheets.setQuota(null));

test('the demo sheet is imported by its id and enriched: every lead ends, and the ledger says what the vendors charge', {
  timeout: 400_000,
}, async () => {
  const before = product.sandbox.sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB);
  const preview = await post('/api/leads/preview-sheet', sheet(DEMO_SPREADSHEET_ID));
  expect(invoiced()).toBe(0);
  const started = await post('/api/enrichment/start', sheet(DEMO_SPREADSHEET_ID));
  expect(started.imported).toBe(preview.created);
  expect(started.list.tab).toBe(DEMO_TAB);
  const run = await ended(started.runId);
  expect(run).toMatchObject({ state: 'completed', total: started.imported, pending: 0, running: 0, failed: 0 });
  // Both rows of who stands there twice with one address are theirs; one person does so by the name alone.
  expect(run).toMatchObject({
    writeBack: 'completed',
    writeBackMessage: expect.stringMatching(/^1 row was not found/),
  });

  const leads = await LeadModel.find().lean();
  expect(leads).toHaveLength(started.imported);
  for (const lead of leads) {
    expect(lead.enrichmentStatus).toBe('completed');
    const { write_back: written, ...steps } = lead.steps;
    for (const { state } of Object.values(steps)) expect(state).toMatch(/^(?:completed|skipped|review)$/);
    expect(written?.state).toMatch(/^(?:completed|skipped|failed)$/);
  }
  const prices = leads.flatMap(({ steps }) => Object.values(steps)).map(({ credits }) => credits);
  const spent = prices.reduce((sum, credits) => sum + credits, 0);
  expect(spent).toBe(invoiced());
  expect(spent).toBe(await counted());
  expect(run.creditsSpent).toBe(spent);
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(preview.estimate.creditsMax);
  const log = leads.flatMap((lead) => lead.log);
  expect(log.reduce((sum, { credits }) => sum + credits, 0)).toBe(spent);
  expect(new Set(log.map(({ source }) => source))).toEqual(new Set(['pdl', 'website', 'wikidata', 'companies']));
  expect(leads.some(({ needsReview }) => needsReview)).toBe(true);
  expect(leads.some(({ title, origins }) => title !== null && origins.title?.source === 'pdl')).toBe(true);
  expect(leads.filter(({ companyId }) => companyId !== null).length).toBeGreaterThan(leads.length / 2);
  // No cell that was typed is changed, and results stand in the rows of their people.
  const after = product.sandbox.sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB);
  for (const [index, row] of before.entries()) {
    for (const [column, cell] of row.entries()) if (cell !== '') expect(after[index]?.[column]).toBe(cell);
  }
  expect(product.sandbox.sheets.writes().length).toBeGreaterThan(leads.length);
  const written = product.sandbox.sheets.writes().map(({ row, column }) => `${row} ${column}`);
  expect(new Set(written).size).toBe(written.length);

  // What a person typed stands as it was.
  for (const { origins } of leads) {
    for (const { isLocked, source } of Object.values(origins)) expect(isLocked).toBe(source === 'sheet');
  }

  // The same sheet again: the same list, the same leads, and nothing is bought twice.
  const again = await post('/api/enrichment/start', sheet(DEMO_SPREADSHEET_ID, { writeBack: false }));
  expect(again).toMatchObject({ created: 0, list: { id: started.list.id } });
  await ended(again.runId);
  expect(invoiced()).toBe(spent);
});

describe('sheets that can not be read', () => {
  const ROWS = [
    ['First Name', 'Last Name', 'Email', 'Company'],
    ['Ada', 'Example', 'ada@northwind.example'],
    [],
    ['Only', '', '', ''],
  ];

  test('one that is not shared names the address to share it with, and works once it is', async () => {
    const id = newSheet(ROWS);
    product.sandbox.sheets.sharedWith(id, false);
    await expect(post('/api/enrichment/start', sheet(id))).rejects.toThrow(/workbench@fictional-project\.iam/);
    product.sandbox.sheets.sharedWith(id, true);
    expect(await post('/api/enrichment/start', sheet(id, { writeBack: false }))).toMatchObject({
      imported: 1,
      failed: 1,
    });
  });

  test('ragged rows are read whole, and a row with too little is told with its line', async () => {
    const { imported, errors } = await post('/api/enrichment/start', sheet(newSheet(ROWS), { writeBack: false }));
    expect(imported).toBe(1);
    expect(errors).toEqual([expect.objectContaining({ line: 4 })]);
  });

  test('a quota that is used up is told, and the same import works when it is free again', async () => {
    const id = newSheet(ROWS);
    product.sandbox.sheets.setQuota({ readsPerMinute: 0, writesPerMinute: 0 });
    await expect(post('/api/enrichment/start', sheet(id))).rejects.toThrow(/503 .*requests per minute is reached/);
    product.sandbox.sheets.setQuota(null);
    expect(await post('/api/enrichment/start', sheet(id, { writeBack: false }))).toMatchObject({ imported: 1 });
  });

  test('no such sheet, no such tab and no header are told apart', async () => {
    await expect(post('/api/enrichment/start', sheet('1Nobody-has_made_this_spreadsheet_at_all_000'))).rejects.toThrow(
      '400',
    );
    const id = newSheet([['ada@northwind.example', 'Ada']]);
    await expect(post('/api/enrichment/start', sheet(id))).rejects.toThrow(/header row/);
    await expect(post('/api/enrichment/start', { spreadsheetId: id, range: 'Nowhere!A:I' })).rejects.toThrow(/Nowhere/);
  });
});
