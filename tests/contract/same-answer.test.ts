import { appRouter } from '@workbench/trpc';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { HOSTILE_TERMS, NOT_IDS, UNKNOWN_ID } from './operations/operation-tests.ts';
import { importSample } from './sample-companies.ts';

const api = useApi();
let ids: string[] = [];
beforeAll(async () => {
  await importSample(api.origin);
  const companies = (await (await fetch(`${api.origin}/api/companies`)).json()) as { id: string }[];
  ids = companies.map((company) => company.id);
});

type Input = Record<string, string>;

const byId = () => [...ids, ...NOT_IDS, UNKNOWN_ID].map((id): Input => ({ id }));
const pageOfCompany = () => [
  ...byId(),
  ...ids.slice(0, 1).flatMap((id): Input[] => [
    { id, limit: '1' },
    { id, limit: '0' },
    { id, cursor: 'x' },
  ]),
];
const byRun = () => [{ runId: 'x' }, { runId: '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11' }];
const paging: Input[] = [
  {},
  { limit: '1' },
  { limit: '5000' },
  { limit: '0' },
  { limit: '5001' },
  { limit: 'x' },
  { sort: 'name' },
  { sort: '-name', limit: '3' },
  { sort: 'size' },
  { cursor: 'x' },
];

/** For each query that REST answers too: inputs as an address carries them, good and bad. */
const inputsOf: Record<string, () => Input[]> = {
  'companies.list': () => [...paging, ...HOSTILE_TERMS.map((q) => ({ q })), { q: 'software' }, { q: 'x'.repeat(201) }],
  'companies.filterValues': () => [{ field: 'industry' }, { field: 'country', q: 'de' }, { field: 'size' }, {}],
  'companies.ownColumns': () => [{}],
  'companies.search': () => [
    // An address cannot carry the term "..": it is folded away before it is sent. The list takes it as q.
    ...HOSTILE_TERMS.filter((term) => term !== '..').map((term) => ({ term })),
    ...paging.map((input) => ({ ...input, term: 'software' })),
    { term: ' ' },
  ],
  'companies.changes': () => [{}, { limit: '2' }, { cursor: 'x' }],
  'companies.get': byId,
  'companies.data': byId,
  'companies.explain': byId,
  'companies.trend': byId,
  'companies.fields': byId,
  'companies.relations': byId,
  'companies.subsidiaries': pageOfCompany,
  'companies.notes': pageOfCompany,
  'companies.identifiers': byId,
  'companies.previewStrike': () => byId().map((id) => ({ ...id, kind: 'siren', value: '552032534' })),
  'companies.importProgress': () => [{ importId: 'x' }, { importId: '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11' }],
  'companies.aliases': byId,
  'companies.workspace': () => [{}],
  'sources.list': () => [{}],
  'sources.catalogue': () => [{}],
  'sources.googleSheets': () => [{}],
  'sources.discoverySources': () => [{}],
  'sources.latestSync': () => [{}],
  'sources.companySync': byId,
  'sources.syncRun': byRun,
  'sources.syncItems': () => byRun().flatMap((run) => [run, { ...run, limit: '0' }, { ...run, state: 'pending' }]),
  'reports.get': byId,
  'reports.list': () => paging.filter(({ sort }) => sort === undefined),
  'reports.version': () => [{ reportId: 'x' }, { reportId: 'x'.repeat(101) }],
  'reports.run': byId,
  'reports.analysts': () => [{}],
  'campaigns.list': () => [{}],
  'campaigns.get': () => byRun().map(({ runId }) => ({ id: runId })),
  'campaigns.items': () =>
    byRun().flatMap(({ runId: id }) => [{ id }, { id, limit: '0' }, { id, state: 'lost' }, { id, after: 'x' }]),
  'duplicates.list': () => [
    {},
    { state: 'lost' },
    { limit: '0' },
    { cursor: 'x' },
    { companyId: 'x' },
    { companyId: UNKNOWN_ID },
  ],
  'duplicates.get': () => [{ id: 'x' }, { id: `${UNKNOWN_ID}-${UNKNOWN_ID}` }],
  'duplicates.latestSearch': () => [{}],
  'duplicates.previewMerge': () => [
    { id: 'x', otherId: UNKNOWN_ID },
    { id: UNKNOWN_ID, otherId: UNKNOWN_ID },
    { id: UNKNOWN_ID, otherId: 'a'.repeat(24) },
  ],
  'duplicates.listMerges': () => [{}, { limit: '0' }, { cursor: 'x' }, { companyId: 'x' }, { companyId: UNKNOWN_ID }],
  'contactDuplicates.list': () => [{}, { state: 'lost' }, { limit: '0' }, { cursor: 'x' }, { contactId: UNKNOWN_ID }],
  'contactDuplicates.previewMerge': () => [{ id: UNKNOWN_ID, otherId: UNKNOWN_ID }, { id: 'x' }],
  'contactDuplicates.listMerges': () => [{}, { contactId: 'x' }, { limit: '0' }, { cursor: 'x' }],
  'contactDuplicates.get': () => [{ id: 'x' }, { id: `${UNKNOWN_ID}-${UNKNOWN_ID}` }],
  'contacts.sources': () => [{}],
  'contacts.list': () => [
    {},
    ...HOSTILE_TERMS.map((q) => ({ q })),
    { limit: '0' },
    { cursor: 'x' },
    { companyId: 'x' },
    { country: 'Germany', email: 'verified', sort: 'name' },
    { phone: 'maybe' },
    { list: 'x' },
    { savedFrom: 'yesterday' },
  ],
  'contacts.get': byId,
  'contacts.savedSearches': () => [{}],
  'contacts.doNotContact': () => [{}],
  'leads.list': () => [
    {},
    { limit: '1' },
    { limit: '0' },
    { cursor: 'x' },
    ...HOSTILE_TERMS.map((q) => ({ q })),
    { status: 'completed' },
    { status: 'lost' },
    ...byRun().map(({ runId: listId }) => ({ listId })),
    { review: 'true' },
    { review: 'maybe' },
  ],
  'bulk.list': () => [{}],
  'bulk.get': () => byRun().map(({ runId: id }) => ({ id })),
  'apiKeys.list': () => [{}],
  'webhooks.list': () => [{}],
  'webhooks.get': () => byRun().map(({ runId: id }) => ({ id })),
  'webhooks.deliveries': () => byRun().map(({ runId: id }) => ({ id })),
  'webhooks.delivery': () => byRun().map(({ runId: id }) => ({ id, deliveryId: id })),
  'audit.list': () => [{}, { limit: '2' }],
  'views.list': () => [{}],
  'views.get': () => [{ id: 'growing' }, { id: 'planet' }, ...byRun().map(({ runId: id }) => ({ id }))],
  'lists.list': () => [{}, { kind: 'company' }, { kind: 'planet' }],
  'customers.list': () => [{}, { limit: '1', q: 'a' }],
  'customers.get': () => byRun().map(({ runId: id }) => ({ id })),
  'lists.get': () => byRun().map(({ runId: id }) => ({ id })),
  'lists.people': () => byRun().flatMap(({ runId: id }) => [{ id }, { id, limit: '0' }, { id, cursor: 'x' }]),
  'leads.counters': () => [{}],
  'leads.findings': () => [{}, { q: 'a', status: 'pending' }],
  'leads.neighbors': byId,
  'leads.get': byId,
  'leads.lists': () => [{}],
  'leads.importedList': () => byRun().map(({ runId: id }) => ({ id })),
  'leads.previewWriteBack': () => byRun().map(({ runId: id }) => ({ id })),
  'leads.runs': () => [{}],
  'leads.run': () => byRun().map(({ runId: id }) => ({ id })),
  'ai.writers': () => [{}],
  'ai.templates': () => [{}],
  'ai.messages': () => [{}, { limit: '0' }, { contactId: 'x' }, { recipientName: 'Ada', recipientCompany: 'Acme' }],
  'ai.contactFacts': () => [{ contactId: UNKNOWN_ID }, { contactId: 'x' }],
  'reports.facts': byId,
  'outreach.campaigns': () => [{}],
  'outreach.messages': () =>
    byRun().flatMap(({ runId: id }) => [
      { id },
      { id, limit: '0' },
      { id, status: 'sent' },
      { id, status: 'read' },
      { id, q: 'ada' },
      { id, review: 'needed' },
      { id, review: 'done' },
    ]),
  'outreach.counters': () => [{}],
  'outreach.funnel': () => byRun().map(({ runId: id }) => ({ id })),
  'outreach.previewFollowUp': () => byRun().map(({ runId: id }) => ({ id })),
  'outreach.week': () => [{}],
  'outreach.thread': () => byRun().map(({ runId: messageId }) => ({ messageId })),
  'outreach.latestDrafting': () => byRun().map(({ runId: id }) => ({ id })),
  'outreach.draftingRun': byRun,
  'outreach.draftingItems': () => byRun().flatMap((run) => [run, { ...run, state: 'failed' }, { ...run, limit: '0' }]),
  'outreach.draftBasis': () => byRun().map(({ runId: messageId }) => ({ messageId })),
  'outreach.desk': () => [
    {},
    { limit: '1' },
    { limit: '0' },
    ...byRun().map(({ runId: campaignId }) => ({ campaignId })),
  ],
  'outreach.ofRecipient': () => [{ recipientName: 'Ada' }, { contactId: 'x' }, { contactId: UNKNOWN_ID }],
  'imports.list': () => [{}, { limit: '1' }, { limit: '0' }, { cursor: 'x' }],
  'imports.get': () => [{ id: UNKNOWN_ID }, { id: 'x' }],
  'imports.rows': () => [{ id: UNKNOWN_ID }, { id: 'x' }],
  'imports.kept': () => [{ id: UNKNOWN_ID }, { id: 'x' }],
  'imports.previewTakeBack': () => [{ id: UNKNOWN_ID }, { id: 'x' }],
  'trash.list': () => [{}, { kind: 'company' }, { kind: 'planet' }, { limit: '0' }, { cursor: 'x' }],
  'trash.get': () => byRun().map(({ runId: id }) => ({ id })),
  'trash.preview': () => [{}, { kind: 'company', id: UNKNOWN_ID }, { kind: 'company', id: 'x' }, { kind: 'demo' }],
  'search.find': () => [{ q: 'a' }, { q: 'a', limit: '1' }, { q: '' }, { q: 'a', limit: '0' }, {}],
  'settings.get': () => [{}],
  'settings.contactEmail': () => [{}],
  'backups.get': () => [{}],
  'privacy.erasures': () => [{}, { limit: '1' }, { limit: '0' }, { cursor: 'x' }],
  'privacy.optOuts': () => [{}],
  'privacy.retention': () => [{}],
  'privacy.notices': () => [{}, { state: 'overdue', limit: '1' }, { state: 'never' }, { cursor: 'x' }],
  'privacy.noticeText': () => [
    {},
    { language: 'fr' },
    { language: 'xx' },
    { kind: 'lead', id: UNKNOWN_ID },
    { kind: 'lead' },
  ],
  'privacy.controller': () => [{}],
  'privacy.erasure': () => [{ id: UNKNOWN_ID }],
  'settings.recompute': () => [{}],
  'settings.notifications': () => [{}, { limit: '1' }, { limit: '201' }, { limit: 'x' }],
  'timeline.get': pageOfCompany,
  'timeline.contacts': pageOfCompany,
  'timeline.leads': pageOfCompany,
  'timeline.reports': pageOfCompany,
  'timeline.messages': pageOfCompany,
  'analytics.overview': () => [{}],
  'analytics.disagreements': () => [...paging, { state: 'decided' }, { state: 'all' }],
  'analytics.disagreement': byId,
  'analytics.movedHeadcounts': () => [{ since: '2026-01-01' }, { since: '2026-01-01', limit: '1' }, { since: 'x' }, {}],
  'analytics.coverage': () => [{}],
  'analytics.distributions': () => [{}],
  'analytics.companiesByLocation': () => [{}, { country: 'DE', limit: '1' }, { country: 'Germany' }, { limit: '0' }],
  'analytics.employeesBySource': () => [{}],
  'analytics.locationDistribution': () => [{}, { limit: '1' }, { limit: '1000' }, { limit: '0' }, { limit: 'x' }],
};

interface Procedure {
  _def: { type: string; meta?: { openapi?: { method: string; path: string } } };
}

const queries = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).flatMap(
  // A query that takes its input in a body has no input in its address to compare.
  ([name, { _def }]) =>
    _def.type === 'query' && _def.meta?.openapi?.method === 'GET' ? [{ name, path: _def.meta.openapi.path }] : [],
);

async function askRest(path: string, input: Input) {
  const query = new URLSearchParams(input);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(input[name] ?? '');
  });
  const answer = await fetch(`${api.origin}/api${address}?${query}`);
  const body = (await answer.json()) as { message?: string };
  return answer.ok ? { status: 200, body } : { status: answer.status, message: body.message };
}

async function askTrpc(name: string, input: Input) {
  const answer = await fetch(`${api.origin}/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
  const body = (await answer.json()) as { result: { data: unknown }; error: { message: string } };
  return answer.ok ? { status: 200, body: body.result.data } : { status: answer.status, message: body.error.message };
}

describe('tRPC and REST', () => {
  it('are compared on every query that both answer', () => {
    expect(Object.keys(inputsOf).sort()).toEqual(queries.map(({ name }) => name).sort());
  });

  it.each(queries)('give the same answer or the same refusal for the same input: $name', async ({ name, path }) => {
    for (const input of inputsOf[name]?.() ?? []) {
      expect(await askRest(path, input), JSON.stringify(input)).toEqual(await askTrpc(name, input));
    }
  });

  it('page in the same way: the screens read the pages that scripts read', async () => {
    for (const input of [{}, { limit: '2' }, { q: 'software', limit: '1', sort: 'name' }]) {
      const page = (await askTrpc('companies.page', input)).body as {
        items: unknown[];
        total: number;
        nextCursor: string | null;
      };
      const rest = await fetch(`${api.origin}/api/companies?${new URLSearchParams(input as Input)}`);
      expect(await rest.json()).toEqual(page.items);
      expect(rest.headers.get('x-total-count')).toBe(String(page.total));
      const link = new URLSearchParams(/\?([^>]*)>/.exec(rest.headers.get('link') ?? '')?.[1]);
      expect(link.get('cursor')).toBe(page.nextCursor);
    }
  });

  it('refuse the same bodies of a write with the same words', async () => {
    for (const body of [
      {},
      { name: '', domain: 'x.com' },
      { name: 'X', domain: '127.1' },
      { name: 'X', domain: { $ne: null } },
    ]) {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const rest = await fetch(`${api.origin}/api/companies`, request);
      const trpc = await fetch(`${api.origin}/trpc/companies.create`, request);
      expect(rest.status).toBe(trpc.status);
      expect(((await rest.json()) as { message: string }).message).toBe(
        ((await trpc.json()) as { error: { message: string } }).error.message,
      );
    }
  });
});
