import { setTimeout as sleep } from 'node:timers/promises';
import { LeadModel } from '@workbench/db';
import { DEMO_SPREADSHEET_ID, DEMO_TAB } from '@workbench/sandbox/server';
import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);

const PEOPLE = 8;
const TAB = 'Sheet1';
const invoiced = () => product.sandbox.invoice().reduce((sum, { credits }) => sum + credits, 0);

/** People of whom somebody knows the name and the address alone. */
function peopleRows(): string[][] {
  const [header = [], ...rows] = product.sandbox.sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB);
  const known = rows.filter(([first, last, email]) => first && last && email?.includes('@'));
  return [header, ...known.slice(0, PEOPLE)].map((row) => row.slice(0, 3));
}

test('a sheet that holds its results is imported again without a change, and nothing is bought twice', {
  timeout: 240_000,
}, async () => {
  const tabs = [{ title: TAB, rows: peopleRows(), columnCount: 26 }];
  const spreadsheetId = product.sandbox.sheets.create({ title: 'Round trip', tabs });
  const enrich = async () => {
    const started = await post('/api/enrichment/start', { spreadsheetId, range: 'A:Z' });
    for (;;) {
      const run = await get(`/api/enrichment/runs/${started.runId}`);
      if (!run.isOpen) return { started, run };
      await sleep(100);
    }
  };
  const first = await enrich();
  expect(first.run).toMatchObject({ total: PEOPLE, failed: 0, writeBack: 'completed' });
  const [header = [], ...rows] = product.sandbox.sheets.rows(spreadsheetId, TAB);
  const profiles = rows.filter((row) => row[header.indexOf('LinkedIn URL')]);
  expect(profiles.length, 'profiles stand in the sheet').toBeGreaterThan(PEOPLE / 2);
  const spent = invoiced();
  expect(spent).toBeGreaterThan(PEOPLE);
  const asked = (await LeadModel.find().lean()).flatMap(({ log }) => log.length);

  const again = await enrich();
  expect(again.started).toMatchObject({ imported: PEOPLE, unchanged: PEOPLE, updated: 0, created: 0 });
  const leads = await LeadModel.find().lean();
  expect(leads.some(({ origins }) => origins.linkedinUrl?.isLocked)).toBe(true);
  expect(leads.flatMap(({ log }) => log.length)).toEqual(asked);
  expect(again.run).toMatchObject({ total: 0, creditsSpent: 0 });
  expect(invoiced()).toBe(spent);
});
