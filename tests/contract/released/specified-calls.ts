import createClient from 'openapi-fetch';
import type { paths } from './specified-calls.gen.ts';

/** Of a call: "GET /api/companies/{id}", what came back, and its body. */
export interface SpecifiedAnswer {
  key: string;
  status: number;
  body: unknown;
}

interface Outcome {
  response: Response;
  data?: unknown;
  error?: unknown;
}

const CSV = 'name,domain,industry,employees,source\nOld Client AG,old-client.com,Testing,120,CSV\n';

/** The 27 specified calls, as a script for the first release sends them: with nothing but its generated types. */
export async function makeSpecifiedCalls(origin: string, outreachCampaignId: string): Promise<SpecifiedAnswer[]> {
  const client = createClient<paths>({ baseUrl: origin });
  const answers: SpecifiedAnswer[] = [];
  const keep = async <Result extends Outcome>(key: string, call: Promise<Result>): Promise<Result> => {
    const outcome = await call;
    answers.push({ key, status: outcome.response.status, body: outcome.data ?? outcome.error });
    return outcome;
  };

  const form = new FormData();
  form.set('file', new Blob([CSV], { type: 'text/csv' }), 'companies.csv');
  const upload = { body: { file: '' }, bodySerializer: () => form };
  await keep('POST /api/companies/import-csv', client.POST('/api/companies/import-csv', upload));
  const { data: created } = await keep(
    'POST /api/companies',
    client.POST('/api/companies', {
      body: { name: 'Old Client GmbH', domain: 'old-client-too.com', industry: 'Testing' },
    }),
  );
  const id = created?.id ?? '';
  const byId = { params: { path: { id } } };
  const query = { limit: 2, sort: 'name' } as const;
  await keep('GET /api/companies', client.GET('/api/companies', { params: { query: { ...query, q: 'old' } } }));
  await keep('GET /api/companies/{id}', client.GET('/api/companies/{id}', byId));
  await keep(
    'GET /api/companies/search/{term}',
    client.GET('/api/companies/search/{term}', { params: { path: { term: 'old client' }, query } }),
  );
  await keep('GET /api/companies/{id}/data', client.GET('/api/companies/{id}/data', byId));
  await keep('GET /api/sources', client.GET('/api/sources'));
  await keep('GET /api/analytics/overview', client.GET('/api/analytics/overview'));
  await keep('GET /api/analytics/employees-by-source', client.GET('/api/analytics/employees-by-source'));
  await keep(
    'GET /api/analytics/location-distribution',
    client.GET('/api/analytics/location-distribution', { params: { query: { limit: 5 } } }),
  );
  await keep(
    'GET /api/export/{format}',
    client.GET('/api/export/{format}', { params: { path: { format: 'json' }, query: { q: 'old' } } }),
  );
  await keep(
    'POST /api/companies/discover',
    client.POST('/api/companies/discover', { body: { industry: 'Testing', minEmployees: '10' } }),
  );
  await keep('POST /api/campaigns', client.POST('/api/campaigns', { body: { name: 'Old client', companyIds: [id] } }));
  await keep('GET /api/campaigns', client.GET('/api/campaigns'));
  const message = { recipientName: 'Marta Oliveira', recipientCompany: 'Northwind' };
  await keep(
    'POST /api/ai/generate-connection-request',
    client.POST('/api/ai/generate-connection-request', { body: message }),
  );
  await keep('POST /api/ai/generate-direct-message', client.POST('/api/ai/generate-direct-message', { body: message }));
  await keep('POST /api/ai/generate-follow-up', client.POST('/api/ai/generate-follow-up', { body: message }));
  await keep(
    'GET /api/outreach/campaign/{id}/messages',
    client.GET('/api/outreach/campaign/{id}/messages', { params: { path: { id: outreachCampaignId } } }),
  );
  await keep('GET /api/leads', client.GET('/api/leads', { params: { query: { limit: 2 } } }));
  await keep(
    'POST /api/enrichment/start',
    client.POST('/api/enrichment/start', { body: { spreadsheetId: 'sheet-of-an-old-client' } }),
  );
  await keep('GET /api/companies/{id}/report', client.GET('/api/companies/{id}/report', byId));
  await keep(
    'POST /api/companies/{id}/generate-report',
    client.POST('/api/companies/{id}/generate-report', { ...byId, body: {} }),
  );
  const companyIds = [id];
  await keep(
    'POST /api/companies/bulk/generate-reports',
    client.POST('/api/companies/bulk/generate-reports', { body: { companyIds } }),
  );
  await keep(
    'POST /api/companies/bulk/report-status',
    client.POST('/api/companies/bulk/report-status', { body: { companyIds } }),
  );
  await keep(
    'POST /api/contacts/smart-search',
    client.POST('/api/contacts/smart-search', { body: { query: 'CTOs in Berlin' } }),
  );
  await keep('POST /api/contacts/search', client.POST('/api/contacts/search', { body: { jobTitles: ['CTO'] } }));
  await keep(
    'POST /api/contacts/search/pdl',
    client.POST('/api/contacts/search/pdl', { body: { jobTitles: ['CTO'] } }),
  );
  return answers;
}
