import { ApiError, createClient, type Schemas } from '../../packages/client/src/index.ts';

type Company = Schemas['Company'];

/** A script as a user of the packed client would write it: it does what the client has a method for, and tells. */
export async function program(baseUrl: string) {
  const client = createClient({ baseUrl });
  await client.get('/api/workspace');

  const query = { limit: 2, sort: '-employeeCount' } as const;
  const { data, headers } = await client.call('get', '/api/companies', { query });
  const largest: number | null = data[0]?.aggregatedEmployeeCount ?? null;

  const companies: Company[] = [];
  for await (const company of client.items('/api/companies', { query })) {
    companies.push(company);
    if (companies.length === 3) break; // in the second page
  }

  const params = { id: companies[0]?.id ?? '' };
  const read = await client.getIfChanged('/api/companies/{id}', null, { params });
  const again = await client.getIfChanged('/api/companies/{id}', read?.etag ?? null, { params });

  const body = { name: 'Typed', domain: 'typed.com', industry: 'Testing' };
  const created = await client.post('/api/companies', { body }).catch(() => null);
  const refusal = await client.post('/api/companies', { body }).catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw new Error('A company was created twice');

  const upserted: string[] = [];
  const rows = [{ domain: 'upserted.com', name: 'Upserted' }, { domain: 'typed.com' }, { domain: 'no domain' }];
  for await (const { results } of client.upsertCompanies(rows, { rowsPerCall: 2 })) {
    upserted.push(...results.map(({ status }) => status));
  }

  let fed = 0;
  for await (const { items } of client.changes({ limit: 5 })) fed += items.length;

  const file = await client.download('/api/export/{format}', { params: { format: 'csv' } });
  const [header] = (await file.text()).replace('\uFEFF', '').split(',');

  return {
    names: companies.map((company) => company.name),
    total: headers.get('x-total-count'),
    largest,
    isKnown: read !== null && again === null,
    created: created?.domain ?? null,
    refusal: { code: refusal.code, status: refusal.status, ids: Object.keys(refusal.details) },
    upserted,
    fed,
    header: header ?? null,
  };
}
