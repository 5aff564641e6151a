import type { CaseTools, PrepareRepeat } from '../repeat-case.ts';

/** What cases are about. */

export async function company({ call, mark }: CaseTools, part = ''): Promise<string> {
  const body = { name: `Company ${mark}${part}`, domain: `${mark}${part}.com`, industry: 'Machinery' };
  return (await call('POST /api/companies', { body })).body.id;
}

export async function companies(tools: CaseTools): Promise<[string, string]> {
  return [await company(tools, 'a'), await company(tools, 'b')];
}

/** Imported with figures that disagree. */
export async function companyWithFigures({ call, mark }: CaseTools): Promise<string> {
  const figures = [
    { source: 'Registry', employeeCount: 100, asOf: '2026-03-31' },
    { source: 'Survey', employeeCount: 5000, asOf: '2026-03-31' },
  ];
  const rows = [{ name: `Company ${mark}`, domain: `${mark}.com`, industry: 'Machinery', figures }];
  return (await call('POST /api/companies/bulk', { body: { rows } })).body.results[0].id;
}

export async function list({ call, mark }: CaseTools): Promise<string> {
  return (await call('POST /api/lists', { body: { name: `List ${mark}`, kind: 'person' } })).body.id;
}

export const leadRows = (mark: string) =>
  `First Name\tLast Name\tEmail\tCompany\nAda\tExample ${mark}\tada@${mark}.com\tCompany ${mark}\n`;

export async function leadList({ call, mark }: CaseTools): Promise<string> {
  const { body } = await call('POST /api/leads/import-rows', { body: { text: leadRows(mark), enrich: false } });
  return body.list.id;
}

export async function lead(tools: CaseTools): Promise<string> {
  await leadList(tools);
  return (await tools.call('GET /api/leads', { query: { q: `ada@${tools.mark}.com` } })).body[0].id;
}

/** The call of a case that is about a record of its own and has a body that never differs. */
export const about =
  (find: (tools: CaseTools) => Promise<string>, body?: object): PrepareRepeat =>
  async (tools) => ({ params: { id: await find(tools) }, ...(body && { body }) });

export function file(content: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([content], { type: 'text/csv' }), 'rows.csv');
  return form;
}
