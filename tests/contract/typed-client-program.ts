import createClient from 'openapi-fetch';
import type { components, paths } from './client.gen.ts';

/** A script as a user of the REST interface would write it, with nothing but the generated types. */

type Company = components['schemas']['Company'];

const client = createClient<paths>({ baseUrl: process.argv[2] ?? 'http://127.0.0.1:3000' });

const listed = await client.GET('/api/companies', { params: { query: { limit: 2, sort: '-employeeCount' } } });
if (listed.error) throw new Error(listed.error.message);
const companies: Company[] = listed.data;

const created = await client.POST('/api/companies', {
  body: { name: 'Typed', domain: 'typed.com', industry: 'Testing' },
});
if (created.error) throw new Error(`${created.error.code}: ${created.error.message}`);

const again = await client.POST('/api/companies', { body: { name: 'Typed', domain: 'typed.com' } });

const first = companies[0];
if (first === undefined) throw new Error('There is no company');
const records = await client.GET('/api/companies/{id}/data', { params: { path: { id: first.id } } });
if (records.error) throw new Error(records.error.message);

process.stdout.write(
  JSON.stringify({
    names: companies.map((company) => company.name),
    total: listed.response.headers.get('x-total-count'),
    largest: first.aggregatedEmployeeCount,
    created: created.data.domain,
    refusal: again.error?.code,
    sources: records.data.map((record) => ({ source: record.source, employees: record.employeeCount })),
  }),
);
