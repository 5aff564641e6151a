import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTestDatabase } from '@workbench/db/testing';
import { ServiceError } from '@workbench/services/shared/errors';
import { describe, expect, it } from 'vitest';
import type { FileVerbs } from '../../deps.ts';
import { fakeFiles, multipartBody, temporaryFolder, testApp } from '../../testing.ts';

// Each import and export adds a line to the audit log.
useTestDatabase();

const url = '/api/leads/import';
const xlsx = { name: 'file', value: 'PK rows', fileName: 'Leads 2026.xlsx' };
const LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c12';

type Input = Parameters<FileVerbs['importLeadFile']>[0]['input'];

/** An app whose importer keeps what it was given, file content included. */
async function recordingApp(overrides: { uploadBytesMax?: number; fails?: boolean } = {}) {
  const { fails = false, ...deps } = overrides;
  const dataDir = temporaryFolder();
  const calls: (Omit<Input, 'path'> & { content: string })[] = [];
  const importLeadFile: FileVerbs['importLeadFile'] = async (verb) => {
    const { path, ...input } = verb.input;
    calls.push({ ...input, content: readFileSync(path, 'utf8') });
    if (fails) throw new ServiceError('invalid', 'The header row is missing.');
    return fakeFiles.importLeadFile(verb);
  };
  const app = await testApp({ dataDir, files: { ...fakeFiles, importLeadFile }, ...deps });
  const post = (parts: Parameters<typeof multipartBody>[0], path = url) =>
    app.inject({ method: 'POST', url: path, ...multipartBody(parts) });
  return { app, calls, post, uploads: () => readdirSync(join(dataDir, 'uploads')) };
}

describe('an upload of leads', () => {
  it('hands the file and its options to the importer, and leaves nothing behind', async () => {
    const { calls, post, uploads } = await recordingApp();
    const options = { name: 'options', value: '{"enrich":false,"creditsMax":10}' };
    const answer = await post([xlsx, options]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ imported: 0, list: { id: LIST } });
    const steps = ['pdl_search', 'linkedin_discovery', 'company_research'];
    expect(calls).toEqual([
      {
        content: 'PK rows',
        fileName: 'Leads 2026.xlsx',
        options: { enrich: false, creditsMax: 10, writeBack: true, enrichmentSteps: steps },
      },
    ]);
    expect(uploads()).toEqual([]);
  });

  it('enriches when nothing else is said', async () => {
    const { calls, post } = await recordingApp();
    await post([xlsx]);
    expect(calls[0]?.options).toMatchObject({ enrich: true });
  });

  it('takes exactly the limit and refuses one byte more', async () => {
    const { calls, post, uploads } = await recordingApp({ uploadBytesMax: 1000 });
    expect((await post([{ ...xlsx, value: 'x'.repeat(1000) }])).statusCode).toBe(200);
    expect((await post([{ ...xlsx, value: 'x'.repeat(1001) }])).statusCode).toBe(413);
    expect(calls).toHaveLength(1);
    expect(uploads()).toEqual([]);
  });

  it.each([
    ['no file', [{ name: 'options', value: '{}' }], 'Send the CSV or Excel workbook as a multipart field named "file"'],
    ['two files', [xlsx, xlsx], 'Send one file at a time'],
    ['another kind of file', [{ ...xlsx, fileName: 'leads.docx' }], 'from .csv and .xlsx files'],
    ['options that are no JSON', [xlsx, { name: 'options', value: '{enrich' }], 'options: must be JSON'],
    [
      'an unknown step',
      [xlsx, { name: 'options', value: '{"enrichmentSteps":["all"]}' }],
      'options.enrichmentSteps.0: ',
    ],
    ['options that are a list', [xlsx, { name: 'options', value: '[]' }], 'options: '],
  ])('is refused with %s, in words, and leaves nothing behind', async (_name, parts, message) => {
    const { calls, post, uploads } = await recordingApp();
    const answer = await post(parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(message);
    expect(calls).toEqual([]);
    expect(uploads()).toEqual([]);
  });

  it('leaves nothing behind when the importer refuses, and tells its reason', async () => {
    const { post, uploads } = await recordingApp({ fails: true });
    const answer = await post([xlsx]);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The header row is missing.']);
    expect(uploads()).toEqual([]);
  });

  it('is previewed the same way', async () => {
    const { post, uploads } = await recordingApp();
    expect((await post([xlsx], `${url}/preview`)).json()).toMatchObject({ name: 'Leads 2026.xlsx', total: 0 });
    expect(uploads()).toEqual([]);
  });
});

describe('the files of an import', () => {
  it('are downloads with their name and type, for HEAD as for GET', async () => {
    const app = await testApp();
    for (const [path, name] of [
      ['file/csv', 'leads-enriched.csv'],
      ['file/xlsx', 'leads-enriched.xlsx'],
      ['errors', 'leads-errors.csv'],
    ] as const) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: `/api/leads/lists/${LIST}/${path}` });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
        expect(answer.body === '').toBe(method === 'HEAD');
      }
    }
  });

  it('are refused for another format and for what is no id', async () => {
    const app = await testApp();
    expect((await app.inject(`/api/leads/lists/${LIST}/file/pdf`)).statusCode).toBe(404);
    for (const path of ['latest/file/csv', '..%2f..%2fetc/errors']) {
      expect((await app.inject(`/api/leads/lists/${path}`)).statusCode, path).toBe(400);
    }
  });
});
