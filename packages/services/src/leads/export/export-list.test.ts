import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { CompanyModel, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { readXlsx } from 'hucre';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { updateLead } from '../edit/update-lead.ts';
import { importWorkspace } from '../import/import.fixtures.ts';
import { importLeadFile, previewLeadFile } from '../import/import-file.ts';
import { importPasted } from '../import/import-pasted.ts';
import { decideSuggestion } from '../review/decide.ts';
import { importFileOptions, importPastedInput } from '../schemas.ts';
import { getLeadList, listLeadLists } from '../store/lead-lists.ts';
import { exportLeadErrors, exportLeadList } from './export-list.ts';

useTestDatabase();
const { ctx, forget } = importWorkspace();
const folder = mkdtempSync(join(tmpdir(), 'workbench-leads-'));
afterAll(() => {
  forget();
  rmSync(folder, { recursive: true });
});
beforeEach(() => emptyTestDatabase());

const fileOf = (content: string | Uint8Array, fileName = 'people.csv') => {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  return { path, fileName, options: importFileOptions.parse({ enrich: false }) };
};
const importFile = (content: string | Uint8Array) => importLeadFile({ ctx, input: fileOf(content) });
const linesOf = async (body: Readable) => (await text(body)).trimEnd().split('\r\n');
const CSV = 'Email,Title,Company\nmarta@acme.example,,Acme\nben@acme.example,Boss,Acme\n';
const FOUND = { source: 'pdl', at: AT, confidence: 0.9, isLocked: false };

describe('exportLeadList', () => {
  it('has the columns of the file as they stood and the results beside them, as CSV and as a workbook', async () => {
    const { list } = await importFile(CSV);
    await LeadModel.updateOne(
      { email: 'marta@acme.example' },
      { $set: { title: 'Buyer', phone: '+351210000000', 'origins.title': FOUND, 'origins.phone': FOUND } },
    );
    const csv = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
    expect(csv).toMatchObject({ fileName: 'people-enriched.csv', contentType: 'text/csv; charset=utf-8' });
    expect(await linesOf(csv.body)).toEqual([
      'Email,Title,Company,Phone,Company Domain,Employee Count,Enrichment Status,Enrichment Notes,Confirmed On,Workbench ID',
      expect.stringMatching(/^marta@acme\.example,Buyer,Acme,'\+351210000000,/),
      expect.stringMatching(/^ben@acme\.example,Boss,Acme,,/),
    ]);
    const xlsx = await exportLeadList({ ctx, input: { id: list.id, format: 'xlsx' } });
    const { sheets } = await readXlsx(await buffer(xlsx.body));
    expect(sheets[0]?.rows[1]?.slice(0, 4)).toEqual(['marta@acme.example', 'Buyer', 'Acme', '+351210000000']);
  });

  it('keeps a column of the file that is called as one of ours', async () => {
    const { list } = await importFile('Email,Company,Confirmed On\nmarta@acme.example,Acme,2024-01-05\n');
    const { body } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
    expect((await linesOf(body))[1]).toMatch(/^marta@acme\.example,Acme,2024-01-05,/);
  });

  it.each(['hubspot', 'salesforce'] as const)('has its leads under the columns of a CRM: %s', async (profile) => {
    const { list } = await importFile(
      'First Name,Last Name,Email,Title,Company,Phone,Location\nMarta,van Olsen,marta@acme.example,Boss,Acme,+4930-1,"Berlin, Germany"\n' +
        'Cher,,cher@acme.example,,Acme,,somewhere\n',
    );
    const _id = new Types.ObjectId('660000000000000000000001');
    const identifiers = [{ kind: profile, value: '9001' }];
    await CompanyModel.collection.insertOne({ _id, domain: 'acme.example', identifiers } as never);
    await LeadModel.updateMany({}, { $set: { companyId: _id, organizationDomain: 'acme.example' } });
    const { body, fileName } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv', profile } });
    expect(fileName).toBe(`people-${profile}.csv`);
    const withoutIds = (await text(body)).replace(/,[0-9a-f]{24},/g, ',<id>,');
    await expect(withoutIds).toMatchFileSnapshot(`./golden/leads-${profile}.csv`);
  });

  it('has what a user accepted or typed over an own cell in a column of its own, and renews it', async () => {
    const { list } = await importFile(
      'Email,Location,Company\nfelix@acme.example,Ort München,Acme\nben@acme.example,Ulm,Acme\n',
    );
    const lead = await LeadModel.findOne({ email: 'felix@acme.example' }).orFail();
    const location = 'Berlin, Germany';
    await LeadModel.updateOne(
      { _id: lead._id },
      { $set: { suggestions: [{ field: 'location', value: location, source: 'pdl', at: AT, confidence: 0.9 }] } },
    );
    await decideSuggestion({ ctx, input: { id: lead.id, field: 'location', accept: true } }, ignoreChanges);
    const download = async (id: string) => text((await exportLeadList({ ctx, input: { id, format: 'csv' } })).body);
    const first = await download(list.id);
    const [header, felix, ben] = first.split('\r\n');
    expect(header).toContain('Email,Location,Company,Updated Location,Company Domain');
    expect(felix).toContain('felix@acme.example,Ort München,Acme,"Berlin, Germany"');
    expect(ben).toContain('ben@acme.example,Ulm,Acme,,');
    await updateLead({ ctx, input: { id: lead.id, values: { location: 'Potsdam' } } }, ignoreChanges);
    const again = await importFile(first);
    expect(await download(again.list.id)).toContain('felix@acme.example,Ort München,Acme,Potsdam,');
  });

  it('imports again, and gives the same columns then', async () => {
    const { list } = await importFile(CSV);
    const first = await text((await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } })).body);
    const again = await importFile(first);
    expect(again).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
    const second = await exportLeadList({ ctx, input: { id: again.list.id, format: 'csv' } });
    expect(await text(second.body)).toBe(first);
  });

  it('has the same results once its own download, or any other table, has said them too', async () => {
    const { list } = await importFile(CSV);
    await LeadModel.updateOne(
      { email: 'marta@acme.example' },
      { $set: { title: 'Buyer', phone: '+351210000000', 'origins.title': FOUND, 'origins.phone': FOUND } },
    );
    const download = async () =>
      await text((await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } })).body);
    const first = await download();
    expect(first).toMatch(/Buyer,Acme,'\+351210000000/);
    await importFile(first);
    expect(await download()).toBe(first);
  });

  it('fills the file’s own columns only where they are empty, and renews how the work went', async () => {
    const { list } = await importFile(
      'Email,Company Domain,Employee Count,Enrichment Status\n' +
        'marta@acme.example,uk.acme.com,120,Failed\nben@acme.example,,,Failed\n',
    );
    const { insertedId } = await CompanyModel.collection.insertOne({
      domain: 'acme.com',
      aggregatedEmployeeCount: 5000,
    } as never);
    await LeadModel.updateMany({}, { $set: { companyId: insertedId, enrichmentStatus: 'completed' } });
    const { body } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
    expect((await linesOf(body)).slice(1)).toEqual([
      expect.stringMatching(/^marta@acme\.example,uk\.acme\.com,120,Completed,,[\d-]{10},[0-9a-f]{24}$/),
      expect.stringMatching(/^ben@acme\.example,acme\.com,5000,Completed,,[\d-]{10},[0-9a-f]{24}$/),
    ]);
  });

  it('has the results in both rows of somebody who stands there twice', async () => {
    const { list } = await importFile(`${CSV}marta@acme.example,,Acme Ltd\n`);
    await LeadModel.updateOne({ email: 'marta@acme.example' }, { $set: { title: 'Buyer', 'origins.title': FOUND } });
    const { body } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
    const titles = (await linesOf(body)).map((line) => line.split(',')[1]);
    expect(titles).toEqual(['Title', 'Buyer', 'Boss', 'Buyer']);
  });

  it('leaves out who has been put on the do-not-contact list since', async () => {
    const { list } = await importFile(CSV);
    await suppressContacts(
      { ctx, input: { identifiers: ['ben@acme.example'], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    const { body } = await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } });
    expect(await linesOf(body)).toHaveLength(2);
  });

  it('refuses an unknown list', async () => {
    const input = { id: '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11', format: 'csv' as const };
    await expect(exportLeadList({ ctx, input })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(getLeadList({ ctx, input })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('exportLeadErrors', () => {
  it('has the rows that could not be read with line and reason, and imports when they are corrected', async () => {
    const { list } = await importFile('Email,Company\nmarta@acme.example,Acme\nben at acme,"A, B"\n');
    const file = await exportLeadErrors({ ctx, input: { id: list.id } });
    const csv = await text(file.body);
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'Line,Import error,Email,Company',
      '3,"""ben at acme"" is not an e-mail address; expected one like marta@acme.com",ben at acme,"A, B"',
    ]);
    const corrected = csv.replace(',ben at acme,', ',ben@acme.example,');
    expect(await importFile(corrected)).toMatchObject({ created: 1, failed: 0 });
    const wrong = await importFile(csv);
    const again = await exportLeadErrors({ ctx, input: { id: wrong.list.id } });
    expect((await linesOf(again.body))[0]).toBe('Line,Import error,Email,Company');
  });

  it('keeps a column of the file’s own that is called "Line"', async () => {
    const { list } = await importFile('Email,Company,Line\nben at acme,Acme,West\n');
    const csv = await text((await exportLeadErrors({ ctx, input: { id: list.id } })).body);
    expect(csv).toMatch(/^Line,Import error,Email,Company,Line\r\n2,.*,West\r\n$/s);
    const { list: again } = await importFile(csv);
    const second = await text((await exportLeadErrors({ ctx, input: { id: again.id } })).body);
    expect(second.split('\r\n')[0]).toBe('Line,Import error,Email,Company,Line');
  });

  it('refuses when all rows could be read', async () => {
    const { list } = await importFile(CSV);
    await expect(exportLeadErrors({ ctx, input: { id: list.id } })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('files and pasted rows', () => {
  it('are a list of their own each time, with the same leads', async () => {
    const first = await importFile(CSV);
    const pasted = importPastedInput.parse({ text: 'E-Mail\tFirma\nmarta@acme.example\tAcme', enrich: false });
    expect(await importPasted({ ctx, input: pasted })).toMatchObject({ unchanged: 1, runId: null });
    expect(await importFile(CSV)).toMatchObject({ unchanged: 2, created: 0, runId: null });
    const { items: lists } = await listLeadLists({ ctx, input: { limit: 200 } });
    expect(lists.map(({ kind, name, leadCount }) => [kind, name, leadCount])).toEqual([
      ['file', 'people.csv', 2],
      ['pasted', 'Pasted rows', 1],
      ['file', 'people.csv', 2],
    ]);
    expect(await getLeadList({ ctx, input: { id: first.list.id } })).toEqual(lists[2]);
  });

  it('begin an enrichment when it is asked for', async () => {
    const input = { ...fileOf(CSV), options: importFileOptions.parse({}) };
    expect(await previewLeadFile({ ctx, input })).toMatchObject({ name: 'people.csv', created: 2, total: 2 });
    expect(await importLeadFile({ ctx, input })).toMatchObject({ created: 2, runId: expect.any(String) });
  });

  it('refuse a file without a header row and keep nothing of it', async () => {
    await expect(importFile('marta@acme.example,Acme\n')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(importFile(new Uint8Array([0x25, 0x50, 0x44, 0x46]))).rejects.toThrow('is a PDF document');
    expect((await listLeadLists({ ctx, input: { limit: 200 } })).items).toEqual([]);
  });
});

it('leaves out rows that no lead has come of, once their person is on the do-not-contact list', async () => {
  const { list } = await importFile(
    'Email,Title,Company\nben@acme.example,Boss,Acme\nmarta@acme.example,Buyer,Acme,extra,cells\ncleo@acme.example,Buyer,Acme,via marta@acme.example\n',
  );
  const files = async () => ({
    errors: await text((await exportLeadErrors({ ctx, input: { id: list.id } })).body),
    list: await text((await exportLeadList({ ctx, input: { id: list.id, format: 'csv' } })).body),
  });
  for (const file of Object.values(await files())) expect(file).toContain('marta@acme.example');
  const identifiers = ['marta@acme.example'];
  await suppressContacts({ ctx, input: { identifiers, ids: [], contactIds: [], reason: '' } }, ignoreChanges);
  for (const file of Object.values(await files())) {
    expect(file).not.toContain('marta@');
    expect(file).toContain('cleo@acme.example');
  }
});
