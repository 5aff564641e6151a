import { BatchModel, ImportRunModel } from '@workbench/db';
import type { CaseTools, RepeatCases } from '../repeat-case.ts';
import { about, companies, company, companyWithFigures, file } from './records.ts';

const LEI = { kind: 'hubspot', value: '' };
const csv = (mark: string) => `name,domain,industry\nImported ${mark},${mark}.com,Machinery\n`;
const addTags = (mark: string) => ({ kind: 'addTags', tags: [`Tag ${mark}`] });

const own = (mark: string) => ({ ...LEI, value: mark });

async function identified(tools: CaseTools, isStruck: boolean) {
  const params = { id: await company(tools) };
  await tools.call('POST /api/companies/{id}/identifiers', { params, body: own(tools.mark) });
  const struck = { params, body: { ...own(tools.mark), reason: 'wrong' } };
  if (isStruck) await tools.call('POST /api/companies/{id}/identifiers/strike-out', struck);
  return isStruck ? { params, body: own(tools.mark) } : struck;
}

async function merged(tools: CaseTools): Promise<string> {
  const [id, otherId] = await companies(tools);
  return (await tools.call('POST /api/companies/{id}/merge', { params: { id }, body: { otherId } })).body.mergeId;
}

async function bulkChange(tools: CaseTools): Promise<string> {
  const selection = { ids: [await company(tools)] };
  const body = { selection, action: addTags(tools.mark) };
  return (await tools.call('POST /api/companies/bulk-changes', { body })).body.id;
}

async function imported({ call, mark }: CaseTools): Promise<string> {
  return (await call('POST /api/companies/import-csv', { body: file(csv(mark)) })).body.importId;
}

async function disagreement(tools: CaseTools) {
  const params = { id: await companyWithFigures(tools) };
  const { state } = (await tools.call('GET /api/analytics/disagreements/{id}', { params })).body;
  return { params, body: { state } };
}

export const companyCases: RepeatCases = {
  'POST /api/companies': async ({ mark }) => ({ body: { name: `Company ${mark}`, domain: `${mark}.com` } }),
  'POST /api/companies/bulk': async ({ mark }) => ({
    body: { rows: [{ name: `Company ${mark}`, domain: `${mark}.com`, industry: 'Machinery' }] },
  }),
  'POST /api/companies/bulk-changes': async (tools) => ({
    body: { selection: { ids: [await company(tools)] }, action: addTags(tools.mark) },
  }),
  'POST /api/companies/bulk-changes/{id}/cancel': about(bulkChange),
  'POST /api/companies/bulk-changes/{id}/undo': about(bulkChange),
  'POST /api/companies/columns': async ({ mark }) => ({ body: { name: `Column ${mark}`, type: 'text' } }),
  'POST /api/companies/import-csv': async ({ mark }) => ({ body: file(csv(mark)) }),
  'POST /api/companies/import-rows': async ({ mark }) => ({
    body: { text: `Company\tWebsite\tSector\nPasted ${mark}\t${mark}.com\tX\n` },
  }),
  'POST /api/imports/{id}/cancel': about(async (tools) => {
    const _id = await imported(tools);
    await ImportRunModel.updateOne({ _id }, { $set: { state: 'running', endedAt: null } });
    return _id;
  }),
  'POST /api/imports/{id}/take-back': about(imported),
  'POST /api/companies/{id}/aliases': async (tools) => ({
    params: { id: await company(tools) },
    body: { domain: `${tools.mark}.io` },
  }),
  'POST /api/companies/{id}/identifiers': async (tools) => ({
    params: { id: await company(tools) },
    body: own(tools.mark),
  }),
  'POST /api/companies/{id}/identifiers/strike-out': (tools) => identified(tools, false),
  'POST /api/companies/{id}/identifiers/restore': (tools) => identified(tools, true),
  'POST /api/companies/{id}/merge': async (tools) => {
    const [id, otherId] = await companies(tools);
    return { params: { id }, body: { otherId } };
  },
  'POST /api/merges/{id}/undo': about(merged),
  'POST /api/companies/{id}/notes': about(company, { text: 'Called' }),
  'POST /api/companies/{id}/notes/{noteId}/restore': async (tools) => {
    const params = { id: await company(tools) };
    const { body } = await tools.call('POST /api/companies/{id}/notes', { params, body: { text: 'Called' } });
    const note = { params: { ...params, noteId: body.id } };
    await tools.call('DELETE /api/companies/{id}/notes/{noteId}', note);
    return note;
  },
  'POST /api/trash/{id}/restore': about(async (tools) => {
    const id = await company(tools);
    return (await tools.call('DELETE /api/companies/{id}', { params: { id } })).body.id;
  }),
  'POST /api/analytics/disagreements/{id}/dismiss': disagreement,
  'POST /api/analytics/disagreements/{id}/reopen': async (tools) => {
    const { params, body } = await disagreement(tools);
    await tools.call('POST /api/analytics/disagreements/{id}/dismiss', { params, body });
    return { params };
  },
  'POST /api/duplicate-searches': async () => {
    await BatchModel.deleteMany({ kind: /duplicate/ });
    return {};
  },
};
