import { readXlsx } from 'hucre';
import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools } from './operation-tests.ts';

const IMPORT = 'POST /api/leads/import';
const PREVIEW = 'POST /api/leads/import/preview';
const FILE = 'GET /api/leads/lists/{id}/file/{format}';
const ERRORS = 'GET /api/leads/lists/{id}/errors';
const NO_LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';

const CSV =
  'First Name,Last Name,Email,Company\nFile,Person,file.person@harbour.example,Harbour\nBad,Row,no address,\n';

function formOf(content: string, options: object | string = { enrich: false }): FormData {
  const form = new FormData();
  form.append('options', typeof options === 'string' ? options : JSON.stringify(options));
  form.append('file', new Blob([content], { type: 'text/csv' }), 'leads.csv');
  return form;
}

const importOf = async ({ call }: Tools, content = CSV) => (await call(IMPORT, { body: formOf(content) })).body;

/** What both uploads refuse before anything is written. */
const refusals = (key: string): OperationTests[string] => ({
  'refuses a table without a header row, options that are none, and what is no form': async ({ call }) => {
    const nameless = await call(key, { body: formOf('file.person@harbour.example,Harbour\n') });
    expect(nameless.status).toBe(400);
    expect(nameless.body.message).toContain('header row');
    for (const options of ['{', '[]', '{"creditsMax":-1}', '{"mapping":{"x":"email"}}']) {
      const { status, body } = await call(key, { body: formOf(CSV, options) });
      expect([status, body.issues[0].path[0]], options).toEqual([400, 'options']);
    }
    expect((await call(key, { body: { file: CSV } })).status).toBe(415);
    const unknown = await call(key, { body: formOf(CSV, { mapping: { '0': 'planet' } }) });
    expect([unknown.status, unknown.body.message]).toEqual([400, expect.stringContaining('"planet" is no field')]);
  },
});

export const leadFilesTests: OperationTests = {
  [PREVIEW]: {
    ...refusals(PREVIEW),
    'tells what the import then does, and writes nothing itself': async (tools) => {
      const preview = (await tools.call(PREVIEW, { body: formOf(CSV) })).body;
      expect(preview).toMatchObject({ name: 'leads.csv', total: 2, created: 1, failed: 1 });
      expect(preview.mapping).toEqual(['first name', 'last name', 'e-mail', 'company']);
      expect(await importOf(tools)).toMatchObject({ imported: 1, created: 1, failed: 1 });
    },
  },
  [IMPORT]: {
    ...refusals(IMPORT),
    'changes nothing the second time, and begins nothing that was not asked for': async (tools) => {
      await importOf(tools);
      const again = await importOf(tools);
      expect(again).toMatchObject({ imported: 1, created: 0, updated: 0, unchanged: 1, failed: 1, runId: null });
      expect(again.errors).toMatchObject([{ line: 3, column: 'e-mail' }]);
      expect(again.list).toMatchObject({ kind: 'file', name: 'leads.csv', leadCount: 1 });
    },
    'takes columns as they are assigned, a first row that is data too': async ({ call }) => {
      const options = { enrich: false, mapping: { '0': 'email', '1': 'fullName' } };
      const { body } = await call(IMPORT, { body: formOf('mapped.file@harbour.example,Mapped File\n', options) });
      expect(body).toMatchObject({ created: 1, failed: 0 });
    },
    'makes no twins when the same file comes ten times at once': async (tools) => {
      const csv = 'Email\ntwin.one@harbour.example\ntwin.two@harbour.example\n';
      const answers = await Promise.all(Array.from({ length: 10 }, () => importOf(tools, csv)));
      expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(2);
    },
  },
  [FILE]: {
    'answers the own columns with the results beside them, as CSV and as a workbook': async (tools) => {
      const { list } = await importOf(tools);
      const csv = await tools.call(FILE, { params: { id: list.id, format: 'csv' } });
      expect(csv.headers.get('content-disposition')).toBe('attachment; filename="leads-enriched.csv"');
      expect(csv.text).toContain('First Name,Last Name,Email,Company,Company Domain');
      expect(csv.text).toContain('\r\nBad,Row,no address,');
      const { sheets } = await readXlsx((await tools.call(FILE, { params: { id: list.id, format: 'xlsx' } })).body);
      expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['File', 'Person', 'file.person@harbour.example']);
    },
    'answers 404 for an unknown import and format, and 400 for what is no id': async ({ call }) => {
      expect((await call(FILE, { params: { id: NO_LIST, format: 'csv' } })).status).toBe(404);
      expect((await call(FILE, { params: { id: NO_LIST, format: 'pdf' } })).status).toBe(404);
      for (const id of NOT_IDS) expect((await call(FILE, { params: { id, format: 'csv' } })).status, id).toBe(400);
    },
  },
  [ERRORS]: {
    'answers the failed rows, which import when they are corrected': async (tools) => {
      const { list } = await importOf(tools);
      const { text } = await tools.call(ERRORS, { params: { id: list.id } });
      expect(text).toContain('Line,Import error,First Name');
      const corrected = text.replace(',no address,', ',corrected@harbour.example,');
      expect(await importOf(tools, corrected)).toMatchObject({ created: 1, failed: 0 });
    },
    'answers 404 for an import without errors and an unknown one, and 400 for what is no id': async (tools) => {
      const { list } = await importOf(tools, 'Email\nfine.row@harbour.example\n');
      for (const id of [list.id, NO_LIST]) expect((await tools.call(ERRORS, { params: { id } })).status).toBe(404);
      for (const id of NOT_IDS) expect((await tools.call(ERRORS, { params: { id } })).status, id).toBe(400);
    },
  },
};
