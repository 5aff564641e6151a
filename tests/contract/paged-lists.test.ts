import { randomUUID } from 'node:crypto';
import { NotificationModel, SuppressionModel } from '@workbench/db';
import { expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';

const api = useApi();
const call = createCall(api);

let number = 0;
const named = () => `Record ${++number}`;
const LISTS: Record<string, () => Promise<unknown>> = {
  'GET /api/outreach/campaigns': () =>
    call('POST /api/outreach/campaigns', { body: { name: named(), type: 'direct_message' } }),
  'GET /api/leads/lists': () => {
    const form = new FormData();
    form.append('options', '{"enrich":false}');
    const rows = `First Name,Last Name,Email\nMarta,Oliveira,m${++number}@acme.com\n`;
    form.append('file', new Blob([rows]), `${named()}.csv`);
    return call('POST /api/leads/import', { body: form });
  },
  'GET /api/ai/messages': () =>
    call('POST /api/ai/generate-direct-message', {
      body: {
        recipientName: 'Marta Oliveira',
        recipientCompany: named(),
        campaignGoal: 'Introduce our planning tool',
        senderName: 'Jonas Weber',
      },
    }),
  'GET /api/notifications': () =>
    NotificationModel.create({
      at: new Date(),
      kind: 'sync_finished',
      title: named(),
      message: 'Done',
      link: null,
      emailed: false,
    }),
  'GET /api/contacts/do-not-contact': () =>
    SuppressionModel.create({ _id: randomUUID(), hashes: [], reason: named(), addedAt: new Date() }),
  'GET /api/campaigns': async () => {
    const domain = `record-${++number}.com`;
    const company = await call('POST /api/companies', { body: { name: named(), domain } });
    return call('POST /api/campaigns', { body: { name: named(), companyIds: [company.body.id] } });
  },
};

interface Row {
  id: string;
}

it.each(Object.entries(LISTS))('%s has each record once, page by page, while records are added', async (key, add) => {
  for (let count = 0; count < 5; count++) await add();
  const idsOf = ({ body }: { body: Row[] | { entries: Row[] } }) =>
    (Array.isArray(body) ? body : body.entries).map(({ id }) => id);
  const ids = idsOf(await call(key));
  expect(ids.length).toBeGreaterThanOrEqual(5);
  const found: string[] = [];
  let next: string | undefined = '?limit=2';
  for (let total = ids.length; next !== undefined; total++) {
    const page = await call(key, { query: next.slice(next.indexOf('?') + 1) });
    expect(page.headers.get('x-total-count')).toBe(String(total));
    found.push(...idsOf(page));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    await add();
  }
  expect(found).toEqual(ids);
  expect((await call(key, { query: 'cursor=x' })).status).toBe(400);
});

it('GET /api/leads leads to every lead by its Link', async () => {
  const text = ['Email', ...Array.from({ length: 5 }, (_, row) => `paged-${row}@acme.com`)].join('\n');
  await call('POST /api/leads/import-rows', { body: { text, enrich: false } });
  const all = await call('GET /api/leads');
  const found: string[] = [];
  let next: string | undefined = '?limit=2';
  while (next !== undefined) {
    const page = await call('GET /api/leads', { query: next.slice(next.indexOf('?') + 1) });
    expect(page.headers.get('x-total-count')).toBe(String(all.body.length));
    found.push(...page.body.map((lead: { id: string }) => lead.id));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found).toEqual(all.body.map((lead: { id: string }) => lead.id));
});
