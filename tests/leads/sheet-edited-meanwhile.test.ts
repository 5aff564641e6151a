import { setTimeout as sleep } from 'node:timers/promises';
import { LeadModel } from '@workbench/db';
import { DEMO_SPREADSHEET_ID, DEMO_TAB } from '@workbench/sandbox/server';
import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);
const MARK = 'Marked by hand';

/** What a person does to the sheet while we work; the header row stays. */
const EDITS: ((rows: string[][]) => string[][])[] = [
  ([header = [], ...body]) => [header, ...body.reverse()],
  ([header = [], ...body]) => [header, ...body.sort((a, b) => (a[1] ?? '').localeCompare(b[1] ?? ''))],
  ([header = [], ...body]) => [header, ['Inserted', 'By hand'], ...body],
  ([header = [], ...body]) => [header, ...body.sort((a, b) => (b[0] ?? '').localeCompare(a[0] ?? ''))],
];

test('every result lands in its own person’s row, and no typed cell is changed, while somebody sorts and inserts', {
  timeout: 480_000,
}, async () => {
  const { sheets } = product.sandbox;
  const typed = sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB);
  const edits = [...EDITS];
  let writes = 0;
  const started = await post('/api/enrichment/start', { spreadsheetId: DEMO_SPREADSHEET_ID, range: 'A:I' });
  sheets.beforeWrite(() => {
    writes++;
    const edit = edits.shift();
    if (edit !== undefined) sheets.edit(DEMO_SPREADSHEET_ID, DEMO_TAB, edit);
  });
  for (;;) {
    // Sorted while people are looked for, too.
    sheets.edit(DEMO_SPREADSHEET_ID, DEMO_TAB, EDITS[0] ?? ((rows) => rows));
    await sleep(500);
    const run = await get(`/api/enrichment/runs/${started.runId}`);
    if (!run.isOpen) break;
    if (writes > 0) {
      while ((await get(`/api/enrichment/runs/${started.runId}`)).isOpen) await sleep(200);
      break;
    }
  }
  sheets.beforeWrite(null);
  const list = await get(`/api/leads/lists/${started.list.id}`);
  expect(list.writeBack).toMatchObject({ state: 'completed' });
  expect(edits, 'all edits were made').toEqual([]);

  const after = sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB);
  const header = after[0] ?? [];
  const rowOf = (cells: string[]) => after.filter((row) => cells.every((cell, at) => cell === '' || row[at] === cell));
  for (const row of typed.slice(1)) {
    if (row.every((cell) => cell === '')) continue;
    expect(rowOf(row), row.join(' | ')).not.toEqual([]);
  }
  const inserted = after.filter((row) => row[0] === 'Inserted');
  expect(inserted.map((row) => row.filter((cell) => cell !== ''))).toEqual([['Inserted', 'By hand']]);

  const at = (name: string) => header.indexOf(name);
  const leads = await LeadModel.find({ email: { $ne: null }, 'origins.email.source': 'sheet' }).lean();
  expect(leads.length).toBeGreaterThan(20);
  for (const lead of leads) {
    const rows = after.filter((row) => row[at('Email')]?.toLowerCase() === lead.email?.toLowerCase());
    for (const row of rows) {
      const domain = row[at('Company Domain')] ?? '';
      if (domain !== '') expect(domain, lead.email ?? '').toBe(lead.organizationDomain);
    }
  }
  // Nothing is left to do, also after somebody has typed something else.
  sheets.edit(DEMO_SPREADSHEET_ID, DEMO_TAB, (rows) => rows.map((row, index) => (index === 1 ? [...row, MARK] : row)));
  const preview = await get(`/api/leads/lists/${started.list.id}/write-back`);
  expect(preview).toMatchObject({ total: 0, newColumns: [] });
});
