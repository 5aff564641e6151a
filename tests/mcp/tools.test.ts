import { AuditLineModel, CompanyModel, DailyUsageModel, McpEstimateModel } from '@workbench/db';
import type { ApiKeyScope } from '@workbench/services/api-keys/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useProduct } from '../helpers/start-product.ts';
import { callTool, connect, spend } from './mcp-client.ts';

const TOKEN = 'correct-horse-battery-staple';
const mcp = { mayWrite: true, creditsPerDay: 100 };
const product = useProduct({}, { app: { accessToken: TOKEN, mcp } });
const owner = () => connect(product.api.origin, TOKEN);
const ROW = {
  domain: 'acme.com',
  name: 'Acme',
  industry: 'Tools',
  figures: [{ source: 'Registry', employeeCount: 120, asOf: '2026-03-31' }],
};
const SEARCH = { jobTitles: ['CTO'], perPage: 5 };

async function clientOf(scopes: ApiKeyScope[], more: object = {}) {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: scopes.join(' '), scopes, ...more });
  const answer = await fetch(`${product.api.origin}/api/api-keys`, { method: 'POST', headers, body });
  const { key } = (await answer.json()) as { key: string };
  return { key, client: await connect(product.api.origin, key) };
}

beforeEach(async () => {
  Object.assign(mcp, { mayWrite: true, creditsPerDay: 100 });
  await DailyUsageModel.deleteOne({ _id: `mcp:${new Date().toISOString().slice(0, 10)}` });
});

describe('reading', () => {
  it('finds companies by a filter, and shows each figure with its source and its day', async () => {
    const client = await owner();
    await callTool(client, 'upsert_companies', { rows: [ROW] });
    const filter = { field: 'industry', op: 'is', value: 'Tools' };
    const found = await callTool(client, 'find_companies', { filter });
    expect(found.untrusted.companies).toMatchObject([
      { domain: 'acme.com', figures: [{ source: 'Registry', employees: 120, asOf: '2026-03-31' }] },
    ]);
    expect(found.own).toEqual({ total: 1, nextCursor: null });
    const one = await callTool(client, 'get_company', {
      company: 'https://www.acme.com/',
      include: ['people', 'report'],
    });
    expect(one.untrusted).toMatchObject({
      company: { name: 'Acme' },
      figures: [{ source: 'Registry', employees: 120, asOf: '2026-03-31' }],
      people: [],
      report: null,
    });
  });

  it('pages with a cursor, and never beyond 25 rows', async () => {
    const client = await owner();
    const rows = Array.from({ length: 30 }, (_, at) => ({
      domain: `paged-${at}.com`,
      name: `Paged ${at}`,
      industry: 'Paging',
    }));
    await callTool(client, 'upsert_companies', { rows });
    const filter = { field: 'industry', op: 'is', value: 'Paging' };
    const first = await callTool(client, 'find_companies', { filter, limit: 25 });
    const second = await callTool(client, 'find_companies', { filter, limit: 25, cursor: first.own.nextCursor });
    const names = [...(first.untrusted.companies ?? []), ...(second.untrusted.companies ?? [])] as { name: string }[];
    expect(new Set(names.map(({ name }) => name)).size).toBe(30);
    const over = await callTool(client, 'find_companies', { limit: 26 });
    expect(over).toMatchObject({ isError: true, text: expect.stringContaining('limit') });
  });

  it('finds a company by its domain, however it is written and however many others begin with it', async () => {
    const client = await owner();
    const others = Array.from({ length: 30 }, (_, at) => ({
      domain: `solo.com.shop-${at}.com`,
      name: `Solo.com ${at}`,
    }));
    await callTool(client, 'upsert_companies', { rows: [...others, { domain: 'solo.com', name: 'Last' }] });
    const id = String((await CompanyModel.findOne({ domain: 'solo.com' }, { _id: 1 }).lean())?._id);
    await fetch(`${product.api.origin}/api/companies/${id}/aliases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{"domain":"solo.dev"}',
    });
    for (const company of [
      'solo.com',
      'SOLO.com:443',
      'solo.com.',
      'https://www.solo.com:8443/a?b#c',
      ' solo.dev ',
      id,
    ]) {
      const found = await callTool(client, 'get_company', { company });
      expect(found.untrusted.company, company).toMatchObject({ name: 'Last' });
    }
    for (const company of ['shop.solo.com', 'Last', 'solo'])
      expect((await callTool(client, 'get_company', { company })).text).toContain('NOT_FOUND');
  });

  it('lists disagreements, people, leads, work and spending', async () => {
    const client = await owner();
    const figures = [60, 600].map((employeeCount, at) => ({
      source: `Source ${at}`,
      employeeCount,
      scope: 'group',
      asOf: '2026-03-31',
    }));
    await callTool(client, 'upsert_companies', { rows: [{ domain: 'apart.com', name: 'Apart', figures }] });
    const apart = await callTool(client, 'find_disagreements');
    expect(apart.text).toContain('Apart');
    expect(await callTool(client, 'find_people')).toMatchObject({ isError: false, own: { total: 0 } });
    expect(await callTool(client, 'find_people', { in: 'leads' })).toMatchObject({ isError: false, own: { total: 0 } });
    const work = await callTool(client, 'list_work');
    expect(work.own).toEqual({ mayWrite: true, assistantCreditsToday: 0, assistantCreditsPerDay: 100 });
    expect(work.text).toContain('Apollo');
  });
});

describe('input', () => {
  it.each([
    ['find_companies', { querry: 'acme' }, 'Unknown parameter "querry"'],
    ['find_companies', { filter: { field: 'contry', op: 'is', value: 'DE' } }, 'country'],
    ['find_companies', { limit: 'ten' }, 'limit'],
    ['get_company', { company: 'nowhere.com' }, 'find_companies finds by name'],
    ['get_company', {}, 'company'],
    ['get_company', { company: 'acme.com', cursor: '12' }, 'add "report" to include'],
    ['find_people', { in: 'leads', companyId: '6b04c1495c25c896560996bf' }, 'leave it out for leads'],
    ['upsert_companies', { rows: [] }, 'rows'],
    ['estimate_cost', { tool: 'reveal_contacts', input: { ids: ['66aa'] } }, 'apollo:66aa'],
    ['estimate_cost', { tool: 'find_companies', input: {} }, 'tool'],
    ['reveal_contacts', { ids: ['apollo:66aa'] }, 'estimateId'],
  ])('of %s that is wrong is refused with what would be right: %o', async (name, given, message) => {
    const answer = await callTool(await owner(), name, given);
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(/^(BAD_REQUEST|NOT_FOUND): /);
    expect(answer.text).toContain(message);
  });

  it('for a tool that is not there is refused with the names of those that are', async () => {
    await expect(callTool(await owner(), 'delete_everything')).rejects.toThrow('find_companies');
  });
});

describe('writing', () => {
  it('takes effect once, is in the audit log as done over MCP, and the same rows again change nothing', async () => {
    const client = await owner();
    const rows = [
      { domain: 'written.com', name: 'Written' },
      { domain: 'no domain', name: 'Wrong' },
    ];
    const dry = await callTool(client, 'upsert_companies', { rows, dryRun: true });
    expect(dry.own).toMatchObject({ created: 1, refused: 1, dryRun: true });
    expect((await callTool(client, 'upsert_companies', { rows })).own).toMatchObject({ created: 1, dryRun: false });
    expect((await callTool(client, 'upsert_companies', { rows })).own).toMatchObject({ created: 0, unchanged: 1 });
    const line = await AuditLineModel.findOne({ operation: 'companies.upsert' }).sort({ _id: -1 }).lean();
    expect(line).toMatchObject({ via: 'mcp', actorKind: 'owner', outcome: 'done' });
  });

  it('is refused where the owner has not switched it on, and where the key may not', async () => {
    const { client } = await clientOf(['read', 'spend']);
    const lacking = await callTool(client, 'upsert_companies', { rows: [ROW] });
    expect(lacking).toMatchObject({ isError: true, text: expect.stringContaining('lacks the scope "write"') });
    mcp.mayWrite = false;
    const off = await callTool(await owner(), 'upsert_companies', { rows: [ROW] });
    expect(off).toMatchObject({ isError: true, text: expect.stringContaining('MCP_WRITE=on') });
  });
});

describe('spending', () => {
  it('searches and reveals people at the price that was estimated, in the ledger of assistants and of the vendor', async () => {
    const client = await owner();
    const found = await spend(client, 'search_contacts', { ...SEARCH, source: 'pdl' });
    const people = (found.untrusted.people ?? []) as { id: string; sources: object[] }[];
    expect(people.length).toBeGreaterThan(0);
    expect(people[0]?.sources).toMatchObject([{ source: 'pdl', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    const apollo = await spend(client, 'search_contacts', { ...SEARCH, source: 'apollo' });
    const ids = ((apollo.untrusted.people ?? []) as { id: string }[]).slice(0, 2).map(({ id }) => id);
    const revealed = await spend(client, 'reveal_contacts', { ids });
    expect(revealed).toMatchObject({ isError: false, own: { revealed: 2, credits: 2 } });
    const invoiced = product.sandbox.invoice().reduce((sum, { credits }) => sum + credits, 0);
    const work = await callTool(client, 'list_work');
    expect(work.own.assistantCreditsToday).toBe(invoiced);
    expect(await callTool(client, 'find_people')).toMatchObject({ isError: false });
  });

  it('discovers companies, starts a report and drafts a message, each after its estimate', async () => {
    const client = await owner();
    const [company] = product.sandbox.world.all();
    const discovered = await spend(client, 'discover_companies', { industry: company?.industry, sources: ['apollo'] });
    expect(discovered).toMatchObject({ isError: false, own: { credits: 1 } });
    await callTool(client, 'upsert_companies', { rows: [{ domain: company?.domain, name: company?.name }] });
    const started = await spend(client, 'generate_report', { company: company?.domain });
    expect(started).toMatchObject({ isError: false, own: { credits: 0, state: 'generating' } });
    await vi.waitFor(
      async () => {
        const { untrusted } = await callTool(client, 'get_company', { company: company?.domain, include: ['report'] });
        expect(untrusted.report).toMatchObject({ state: 'completed', writer: 'Built-in analyst' });
      },
      { timeout: 30_000 },
    );
    const draft = await spend(client, 'draft_message', {
      messageType: 'direct_message',
      recipientName: 'Marta Oliveira',
      senderName: 'Jo Hart',
      senderCompany: 'Northwind',
    });
    expect(draft.untrusted.message).toMatch(/Marta.*\nJo Hart\nNorthwind$/s);
  });

  it('takes a key with `spend` alone, which estimates and reads nothing', async () => {
    const [company] = product.sandbox.world.all();
    await callTool(await owner(), 'upsert_companies', { rows: [{ domain: company?.domain, name: company?.name }] });
    const { client } = await clientOf(['spend']);
    const discovered = await spend(client, 'discover_companies', { industry: company?.industry, sources: ['apollo'] });
    expect(discovered).toMatchObject({ isError: false, own: { credits: expect.any(Number) } });
    const started = await spend(client, 'generate_report', { company: company?.domain });
    expect(started).toMatchObject({ isError: false, own: { credits: 0 } });
    for (const tool of ['find_companies', 'find_people', 'list_work']) {
      expect((await callTool(client, tool)).text, tool).toContain('lacks the scope "read"');
    }
    const { client: writer } = await clientOf(['privacy']);
    expect((await callTool(writer, 'estimate_cost')).text).toContain('lacks the scope "read"');
  });

  it('needs the estimate of this very call, once, within ten minutes, by the same caller', async () => {
    const client = await owner();
    const estimate = async () =>
      (await callTool(client, 'estimate_cost', { tool: 'search_contacts', input: SEARCH })).own.estimateId;
    const refused = async (estimateId: unknown, input: object = SEARCH, by = client) =>
      (await callTool(by, 'search_contacts', { ...input, estimateId })).text;
    const before = product.sandbox.requests('apollo');
    expect(await refused('3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c12')).toContain('There is no estimate');
    expect(await refused(await estimate(), { ...SEARCH, perPage: 25 })).toContain('for other input');
    const { client: other } = await clientOf(['read', 'spend']);
    expect(await refused(await estimate(), SEARCH, other)).toContain('There is no estimate');
    const old = await estimate();
    await McpEstimateModel.updateOne({ _id: String(old) }, { $set: { expiresAt: new Date() } });
    expect(await refused(old)).toContain('older than 10 minutes');
    const ids = ['apollo:66aa'];
    expect((await callTool(client, 'reveal_contacts', { ids, estimateId: await estimate() })).isError).toBe(true);
    expect(product.sandbox.requests('apollo')).toBe(before);
    const once = await estimate();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refused(once)));
    expect(answers.filter((text) => text.includes('was used already'))).toHaveLength(4);
  });

  it('never exceeds the cap of the day, however many calls come at once', async () => {
    const client = await owner();
    mcp.creditsPerDay = 2;
    const input = { industry: 'Software', sources: ['apollo'] };
    const estimates = await Promise.all(
      [1, 2, 3, 4, 5].map(async (at) => {
        const own = { ...input, minEmployees: at };
        return {
          ...own,
          estimateId: (await callTool(client, 'estimate_cost', { tool: 'discover_companies', input: own })).own
            .estimateId,
        };
      }),
    );
    const billed = () => product.sandbox.invoice().length;
    const before = billed();
    const answers = await Promise.all(estimates.map((given) => callTool(client, 'discover_companies', given)));
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(2);
    expect(answers.filter(({ text }) => text.includes('MCP_CREDITS_PER_DAY'))).toHaveLength(3);
    expect(billed() - before).toBe(2);
    const estimate = await callTool(client, 'estimate_cost', { tool: 'discover_companies', input });
    expect(estimate.own).toMatchObject({ creditsMax: 1, creditsLeftToday: 0, refusal: expect.stringContaining('cap') });
  });

  it('gives back what a call has reserved that was refused before a vendor was queried', async () => {
    const client = await owner();
    const given = { sources: ['apollo'] };
    expect(await spend(client, 'discover_companies', given)).toMatchObject({
      isError: true,
      text: expect.stringContaining('Give an industry'),
    });
    expect((await callTool(client, 'list_work')).own.assistantCreditsToday).toBe(0);
  });

  it('is refused where the owner allows none, and where the key may not', async () => {
    const { client } = await clientOf(['read', 'write']);
    for (const tool of [
      'discover_companies',
      'search_contacts',
      'reveal_contacts',
      'generate_report',
      'draft_message',
    ]) {
      expect((await callTool(client, tool)).text, tool).toContain('lacks the scope "spend"');
    }
    mcp.creditsPerDay = 0;
    const off = await callTool(await owner(), 'search_contacts');
    expect(off).toMatchObject({ isError: true, text: expect.stringContaining('switched off') });
  });
});

describe('an assistant', () => {
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const list = (headers: Record<string, string>, body: object = LIST) =>
    rawRequest(product.api.origin, {
      ...{ method: 'POST', path: '/mcp', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    });

  it('without a valid token or key is refused as over REST: 401 that says which is needed', async () => {
    expect(await list({})).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
    const { key } = await clientOf(['read']);
    const wrong = await list({ authorization: `Bearer ${key}x` });
    expect(wrong).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
    await expect(connect(product.api.origin, 'wrong')).rejects.toThrow();
    expect(await list({ authorization: `Bearer ${key}` })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('is refused from another web page, and for another host, as a page that binds its name to this address would', async () => {
    const authorization = `Bearer ${TOKEN}`;
    expect((await list({ authorization, origin: 'https://evil.example.com' })).status).toBe(403);
    expect((await list({ authorization, host: 'evil.example.com' })).status).toBe(403);
  });

  it('sends one message in each request, so that each counts', async () => {
    const batch = await list({ authorization: `Bearer ${TOKEN}` }, [LIST, LIST]);
    expect(batch).toMatchObject({ status: 400, text: expect.stringContaining('one message') });
  });

  it('is held to the requests per minute of its key', async () => {
    const { client } = await clientOf(['read'], { requestsPerMinute: 10 });
    await expect(Promise.all(Array.from({ length: 12 }, () => callTool(client, 'list_work')))).rejects.toThrow(
      'allows 10 requests per minute',
    );
  });
});
