import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import { CompanyModel, ConnectionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import { connectSource } from '../connections/connect-source.ts';
import { testSource } from './test-source.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const KEY = 'sk-live-0123456789abcdef3f9a';
const secrets = {
  seal: (text: string) => text,
  open: (text: string) => text,
  fingerprint: (text: string) => text,
  isNew: false,
};

/** A vendor that answers each path with what the test says; what was asked of it is kept. */
function vendor(answerOf: (url: string, request: HttpRequest) => { status?: number; body: unknown }) {
  const asked: HttpRequest[] = [];
  const request: HttpClient['request'] = async (given) => {
    asked.push(given);
    const { status = 200, body } = answerOf(given.url, given);
    const answer = {
      status,
      headers: {},
      url: given.url,
      body: JSON.stringify(body),
      fetchedAt: new Date(0),
      fromStore: false,
    };
    given.paid?.creditsOf(answer);
    return answer;
  };
  const http: HttpClient = {
    request,
    json: async (given, schema) => {
      const answer = await request(given);
      return { data: schema.parse(JSON.parse(answer.body)), answer };
    },
  };
  return { asked, ctx: createContext({ http, secrets }) as ServiceContext };
}

const described = {
  label: 'Staff list',
  baseUrl: 'https://staff.example.com',
  method: 'GET' as const,
  path: '/companies/{domain}?key={key}',
  body: null,
  auth: { kind: 'none' as const },
  headers: {},
  countPath: 'data.employees',
  locationPath: 'data.city',
  credits: 0,
};

async function describeSource(ctx: ServiceContext, credits = 0): Promise<void> {
  await connectSource({ ctx, input: { id: 'generic', generic: { ...described, credits } } });
  await connectSource({ ctx, input: { id: 'generic', apiKey: KEY } });
}

const knows = (url: string) =>
  url.includes('acme.example.com')
    ? { body: { data: { employees: 1234, city: 'Oslo', note: `for ${KEY}` } } }
    : { status: 404, body: { error: 'unknown' } };

it('shows of a described source what was asked, the figure, and the value beside the raw response', async () => {
  const { ctx } = vendor(knows);
  await describeSource(ctx);
  const result = await testSource({ ctx, input: { id: 'generic', domain: 'https://www.acme.example.com/about' } });
  expect(result).toMatchObject({
    ok: true,
    kind: null,
    lookup: {
      domain: 'acme.example.com',
      message: '1,234 employees',
      match: 'domain',
      figure: { employeeCount: 1234, kind: 'exact', scope: 'unknown', asOf: null },
      locations: ['Oslo'],
      credits: 0,
      isStored: false,
    },
    extract: { path: 'data.employees', value: '1234', isCut: false },
  });
  expect(result.requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 404],
    ['GET', 200],
  ]);
  expect(result.requests[1]?.url).toBe('https://staff.example.com/companies/acme.example.com?key=••••');
  expect(result.extract?.response).toContain('"employees": 1234');
  expect(JSON.stringify(result)).not.toContain(KEY);
});

it('shows the response in which the path reads nothing, so that the right one can be found', async () => {
  const { ctx } = vendor(() => ({ body: { result: { staff: 12 } } }));
  await connectSource({ ctx, input: { id: 'generic', generic: { ...described, path: '/{domain}' } } });
  const result = await testSource({ ctx, input: { id: 'generic', domain: 'acme.example.com' } });
  expect(result).toMatchObject({ ok: false, kind: 'contract_changed', extract: { value: null } });
  expect(result.extract?.response).toContain('"staff": 12');
});

it('buys nothing unless a company is named', async () => {
  const { ctx, asked } = vendor(knows);
  await describeSource(ctx, 2);
  expect(await testSource({ ctx, input: { id: 'generic' } })).toMatchObject({ ok: true, lookup: null });
  expect(asked.filter(({ paid }) => paid !== undefined)).toEqual([]);
  const bought = await testSource({ ctx, input: { id: 'generic', domain: 'acme.example.com' } });
  expect(bought.lookup).toMatchObject({ credits: 2, figure: { employeeCount: 1234 } });
  expect(asked.at(-1)?.paid).not.toHaveProperty('isStoredOnly');
});

it('leaves "no credits left" on a paid source until something is bought', async () => {
  const { ctx } = vendor(knows);
  await describeSource(ctx, 2);
  const failed = { message: 'no credits', at: new Date(0), kind: 'credits_exhausted' };
  await ConnectionModel.updateOne(
    { _id: 'generic' },
    { $set: { creditsExhaustedSince: new Date(0), lastError: failed } },
  );
  const since = async () => (await ConnectionModel.findById('generic').lean())?.creditsExhaustedSince;
  await testSource({ ctx, input: { id: 'generic' } });
  expect(await since()).toEqual(new Date(0));
  await testSource({ ctx, input: { id: 'generic', domain: 'acme.example.com' } });
  expect(await since()).toBeUndefined();
});

it('looks up a tracked company that the source knows, and of a paid one only what was bought before', async () => {
  const { ctx, asked } = vendor(knows);
  await describeSource(ctx, 1);
  await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.example.com' } });
  await CompanyModel.collection.updateOne({ domain: 'acme.example.com' }, {
    $set: { records: [{ source: 'Staff list', value: 1200, kind: 'exact', scope: 'unknown', locations: [] }] },
  } as never);
  const result = await testSource({ ctx, input: { id: 'generic' } });
  expect(result.lookup).toMatchObject({ name: 'Acme', domain: 'acme.example.com' });
  expect(asked.at(-1)?.paid).toMatchObject({ isStoredOnly: true });
});

it('refuses what is no domain, and asks nothing', async () => {
  const { ctx, asked } = vendor(knows);
  await describeSource(ctx);
  const test = testSource({ ctx, input: { id: 'generic', domain: 'not a domain' } });
  await expect(test).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('acme.com') });
  expect(asked).toEqual([]);
  expect((await ConnectionModel.findById('generic').lean())?.lastError).toBeNull();
});
