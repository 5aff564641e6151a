import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { track, UNKNOWN_ID } from '../../packages/services/src/reports/reports.fixtures.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const NO_DOMAIN = 'This company has no domain, so there is no site to read. Add its domain first.';

const send = (method: string, path: string, body?: object) => sendJson(product.api.origin, method, path, body);
const report = (id: string) => send('GET', `/api/companies/${id}/report`);
const statuses = async (companyIds: string[]) =>
  (await send('POST', '/api/companies/bulk/report-status', { companyIds })).statuses;

async function settled(id: string) {
  for (;;) {
    const answer = await report(id);
    if (answer.status !== 'generating') return answer;
    await sleep(50);
  }
}

it('answers generating at the first look after the start, and the finished report at last', async () => {
  product.sandbox.setLatency(100);
  const id = await track('Quillfield Machines', 'quillfield-machines.example.com');
  expect(await send('POST', `/api/companies/${id}/generate-report`)).toMatchObject({ status: 'generating' });
  expect(await report(id)).toMatchObject({ status: 'generating', reportData: null, errorMessage: null });
  expect(await statuses([id])).toEqual([{ companyId: id, status: 'generating', errorMessage: null }]);
  product.sandbox.setLatency(0);
  expect(await settled(id)).toMatchObject({ status: 'completed', companyId: id, version: 1 });
});

it('answers failed with the reason for a company without a domain, started alone or among others', async () => {
  const id = await track('Nowhere', '');
  expect(await send('POST', `/api/companies/${id}/generate-report`)).toMatchObject({ status: 'generating' });
  expect(await settled(id)).toMatchObject({ status: 'failed', errorMessage: NO_DOMAIN, reportData: null });
  const started = await send('POST', '/api/companies/bulk/generate-reports', { companyIds: [id] });
  expect(started).toMatchObject({ successful: 0, refused: [{ companyId: id, reason: NO_DOMAIN }] });
  expect(await settled(id)).toMatchObject({ status: 'failed', errorMessage: NO_DOMAIN });
  expect(await statuses([UNKNOWN_ID, id])).toEqual([
    { companyId: UNKNOWN_ID, status: 'failed', errorMessage: `No company has the id ${UNKNOWN_ID}` },
    { companyId: id, status: 'failed', errorMessage: NO_DOMAIN },
  ]);
});

it.each([
  ['no body', 'fernbrook', {}],
  ['an empty body of JSON type', 'tallowmere', { body: '', headers: { 'content-type': 'application/json' } }],
  ['{}', 'quillon', { body: '{}', headers: { 'content-type': 'application/json' } }],
])('begins a report with %s', async (_what, name, init) => {
  const id = await track(name, `${name}.example.com`);
  const path = `${product.api.origin}/api/companies/${id}/generate-report`;
  const answer = await fetch(path, { method: 'POST', ...init });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'generating' });
  expect(await settled(id)).toMatchObject({ status: 'completed' });
});
