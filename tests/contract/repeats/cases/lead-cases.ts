import { LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { CaseTools, RepeatCases } from '../repeat-case.ts';
import { savedContact } from './people-cases.ts';
import { about, file, lead, leadRows } from './records.ts';

const at = new Date('2026-11-22T10:00:00Z');
const SUGGESTION = { field: 'title', value: 'Head of Sales', source: 'pdl', confidence: 0.9, at };

async function suggested(tools: CaseTools): Promise<string> {
  const id = await lead(tools);
  await LeadModel.updateOne({ _id: new Types.ObjectId(id) }, { $set: { suggestions: [SUGGESTION] } });
  return id;
}

async function decided(tools: CaseTools): Promise<string> {
  const ids = [await suggested(tools)];
  return (await tools.call('POST /api/leads/suggestions/decide', { body: { accept: true, ids } })).body.decisionId;
}

async function inReview(tools: CaseTools): Promise<string> {
  const id = await lead(tools);
  const values = { title: 'Head of Sales' };
  const match = { id: 'match', step: 'pdl_search', source: 'pdl', confidence: 0.5, reason: 'The name', at };
  const candidates = [{ ...match, values, organizationDomain: null }];
  await LeadModel.updateOne({ _id: new Types.ObjectId(id) }, { $set: { candidates, needsReview: true } });
  return id;
}

function sheet({ sandbox, mark }: CaseTools): string {
  const rows = [
    ['First Name', 'Last Name', 'Email'],
    ['Ada', `Example ${mark}`, `ada@${mark}.com`],
  ];
  return sandbox.sheets.create({ title: mark, tabs: [{ title: 'Sheet1', rows, columnCount: 12 }] });
}

export const leadCases: RepeatCases = {
  'POST /api/leads/import': async ({ mark }) => ({
    body: file(`First Name,Last Name,Email\nAda,Example ${mark},ada@${mark}.com\n`, { options: '{"enrich":false}' }),
  }),
  'POST /api/leads/import-rows': async ({ mark }) => ({ body: { text: leadRows(mark), enrich: false } }),
  'POST /api/enrichment/start': async (tools) => ({
    body: { spreadsheetId: sheet(tools), range: 'A:I', enrichmentSteps: ['pdl_search'] },
  }),
  'POST /api/leads/lists/{id}/write-back': about(async (tools) => {
    const body = { spreadsheetId: sheet(tools), range: 'A:I', enrichmentSteps: ['pdl_search'] };
    return (await tools.call('POST /api/enrichment/start', { body })).body.list.id;
  }),
  'POST /api/leads/remove': async (tools) => ({ body: { ids: [await lead(tools)] } }),
  'POST /api/leads/suggestions/decide': async (tools) => ({ body: { accept: true, ids: [await suggested(tools)] } }),
  'POST /api/leads/decisions/{id}/undo': about(decided),
  'POST /api/leads/{id}/review': about(inReview, { candidateId: 'match' }),
  'POST /api/leads/{id}/suggestion': about(suggested, { field: 'title', accept: true }),
  'POST /api/leads': async (tools) => ({ body: { contactIds: [await savedContact(tools)] } }),
};
