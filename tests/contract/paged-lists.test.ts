import { randomUUID } from 'node:crypto';
import { NotificationModel, SuppressionModel } from '@workbench/db';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { listHeaders } from '../../packages/trpc/src/paging-headers.ts';
import { appRouter } from '../../packages/trpc/src/root.ts';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';
import { apiOperations, type OperationEntry, operationOf, resolveRef, responseOf } from './document.ts';

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

/** Each operation whose answer has a Link, with each value that its query parameters are described by. */
const PAGED = apiOperations
  .filter((entry) => responseOf(entry, 200)?.headers?.Link !== undefined)
  .map((entry) => ({ key: entry.key, queries: describedQueries(entry) }));

function describedQueries({ operation }: OperationEntry): Record<string, string>[] {
  const parameters = (operation.parameters ?? []).filter(({ in: position }) => position === 'query');
  return parameters.flatMap(({ name, example, schema }) => {
    const { enum: values = [], example: inSchema, description = '' } = resolveRef(schema) as DescribedSchema;
    const known = [example ?? inSchema, ...values].filter((value) => value !== undefined);
    const flags = /\btrue:/.test(description) ? ['true', 'false'] : [];
    const all = [...known, ...flags].map(String);
    return (all.length > 0 ? all : ['Ärger & Söhne, 100% +1']).map((value) => ({ [name]: value }));
  });
}

interface DescribedSchema {
  enum?: unknown[];
  example?: unknown;
  description?: string;
}

it.each(PAGED)('$key reads the query of its Link as it read the one before', ({ key, queries }) => {
  const { path, operation } = operationOf(key);
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType<object>[] } }>;
  const input = procedures[operation.operationId.replaceAll('-', '.')]?._def.inputs[0];
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'term' ? 'acme' : randomUUID()]),
  );
  for (const query of queries) {
    const read = input?.parse({ ...params, ...query }) ?? {};
    const { link = '' } = listHeaders(path, read, { total: 2, nextCursor: 'WyIxMjAiXQ' });
    const next = new URL(/<([^>]+)>/.exec(link)?.[1] ?? '', api.origin).searchParams;
    expect(input?.parse({ ...params, ...Object.fromEntries(next) }), JSON.stringify(query)).toEqual({
      ...read,
      cursor: 'WyIxMjAiXQ',
    });
  }
});

it.each(['GET /api/companies', 'GET /api/companies/search/{term}'])(
  '%s leads on with all that rows have beside the usual',
  async (key) => {
    for (let count = 0; count < 3; count++)
      await call('POST /api/companies', { body: { name: `Paged ${++number}`, domain: `paged-${number}.com` } });
    const params = { term: 'paged' };
    const query: Record<string, string> = {
      limit: '1',
      include: 'dates,figures',
      ...(key === 'GET /api/companies' && { q: 'paged' }),
    };
    const rows = [];
    for (let next: string | undefined = String(new URLSearchParams(query)); next !== undefined; ) {
      const page = await call(key, { params, query: next });
      expect(page.status).toBe(200);
      rows.push(...page.body);
      next = /\?([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) expect(row).toMatchObject({ addedAt: expect.any(String), figures: [] });
  },
);

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
