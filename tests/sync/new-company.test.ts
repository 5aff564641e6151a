import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const WAIT_MAX_MS = 20_000;

const get = (path: string) => sendJson(product.api.origin, 'GET', path);

async function untilSynced(id: string) {
  const deadline = performance.now() + WAIT_MAX_MS;
  for (;;) {
    const sync = await get(`/api/companies/${id}/sync`);
    if (sync.state === 'completed') return sync;
    if (performance.now() > deadline) throw new Error(`Not synced in time: ${JSON.stringify(sync)}`);
    await sleep(100);
  }
}

test('a company added by its domain has figures of five sources without any action, and the aggregate is explained', async () => {
  const added = { name: 'Quillfield Machines', domain: 'quillfield-machines.example.com', industry: 'Machinery' };
  const { id } = await sendJson(product.api.origin, 'POST', '/api/companies', added);
  const sync = await untilSynced(id);
  const figures = sync.outcomes.filter((outcome: { outcome: string }) => outcome.outcome === 'figure');
  expect(figures.length).toBeGreaterThanOrEqual(5);

  const company = await get(`/api/companies/${id}`);
  expect(company.sourceCount).toBe(figures.length);
  expect(company.aggregatedEmployeeCount).toBeGreaterThan(0);
  const why = await get(`/api/companies/${id}/aggregate`);
  expect(why.aggregatedEmployeeCount).toBe(company.aggregatedEmployeeCount);
  const named = why.records.map((record: { source: string }) => record.source);
  for (const { source } of figures) expect(named).toContain(source);
  for (const record of await get(`/api/companies/${id}/data`)) {
    expect(record.scrapedAt, record.source).not.toBeNull();
    expect(record.kind, record.source).not.toBe('file');
  }
});

test('a source whose answer changed its shape is named with the field, and its old figure stays', async () => {
  const added = { name: 'Fernbrook Foods', domain: 'fernbrook-foods.example.com' };
  const { id } = await sendJson(product.api.origin, 'POST', '/api/companies', added);
  await untilSynced(id);
  const website = (rows: { source: string }[]) => rows.find(({ source }) => source === 'Wikidata');
  const before = website(await get(`/api/companies/${id}/data`));
  expect(before).toBeDefined();

  product.sandbox.setFault('wikidata', 'wrong-shape', 10);
  await sendJson(product.api.origin, 'POST', `/api/companies/${id}/sync`);
  const sync = await untilSynced(id);
  const outcome = sync.outcomes.find((one: { id: string }) => one.id === 'wikidata');
  expect(outcome).toMatchObject({ outcome: 'failed', message: expect.stringMatching(/wikidata: field \S+/i) });
  expect(website(await get(`/api/companies/${id}/data`))).toEqual(before);
  const card = (await get('/api/sources')).find((source: { id: string }) => source.id === 'wikidata');
  expect(card.lastError.message).toMatch(/field \S+/);
  product.sandbox.clearFaults();
});
