import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { uploadForm } from '../../helpers/upload.ts';
import { SAMPLE_COUNT, SAMPLE_CSV } from '../sample-companies.ts';
import { NOT_IDS, type OperationTests } from './operation-tests.ts';

const IMPORT = 'POST /api/companies/import-csv';
const PREVIEW = 'POST /api/companies/import-csv/preview';
const ERRORS = 'GET /api/companies/import-csv/{importId}/errors';
const PROGRESS = 'GET /api/companies/imports/{importId}';

const MIXED = 'name,domain,industry\nGood,good-row.com,X\nBad,no domain,X\n"Multi\nline",multi-line.com,X\n';

/** What both uploads refuse before anything is written. */
function uploadRefusals(key: string): OperationTests[string] {
  return {
    'refuses a form without a file, two files, and a file under another name': async ({ call }) => {
      expect((await call(key, { body: uploadForm([]) })).status).toBe(400);
      expect((await call(key, { body: uploadForm([SAMPLE_CSV, SAMPLE_CSV]) })).status).toBe(400);
      const form = new FormData();
      form.append('upload', new Blob([SAMPLE_CSV]), 'companies.csv');
      expect((await call(key, { body: form })).status).toBe(400);
    },
    'refuses a file of another kind, by name and by content': async ({ call }) => {
      const form = new FormData();
      form.append('file', new Blob([SAMPLE_CSV]), 'companies.pdf');
      expect((await call(key, { body: form })).status).toBe(400);
      expect((await call(key, { body: uploadForm(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])) })).status).toBe(400);
    },
    'refuses an empty file and one without the required columns, naming them': async ({ call }) => {
      expect((await call(key, { body: uploadForm('') })).status).toBe(400);
      const { status, body } = await call(key, { body: uploadForm('city,phone\nOslo,1\n') });
      expect(status).toBe(400);
      expect(body.message).toMatch(/name, domain, industry/);
    },
    'refuses JSON, plain text and a broken form': async ({ call }) => {
      expect((await call(key, { body: { file: SAMPLE_CSV } })).status).toBe(415);
      for (const type of ['text/plain', 'text/csv']) {
        expect((await call(key, { body: SAMPLE_CSV, headers: { 'content-type': type } })).status, type).toBe(415);
      }
      const broken = await call(key, { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } });
      expect(broken.status).toBe(400);
      const cutOff =
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,domain,industry\r\nCut,cut';
      const half = await call(key, { body: cutOff, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
      expect(half.status).toBe(400);
      const noBoundary = await call(key, { body: 'x', headers: { 'content-type': 'multipart/form-data' } });
      expect(noBoundary.status).toBe(400);
    },
    'refuses fields that cannot be used, naming them': async ({ call }) => {
      for (const [field, value] of [
        ['asOf', 'yesterday'],
        ['asOf', '2026-02-30'],
        ['delimiter', 'x'],
        ['encoding', 'latin-9'],
        ['importId', '../../etc'],
        ['source', 'x'.repeat(101)],
      ] as const) {
        const { status, body } = await call(key, { body: uploadForm(SAMPLE_CSV, { [field]: value }) });
        expect(status, field).toBe(400);
        expect(body.issues[0].path).toEqual([field]);
      }
    },
  };
}

const ROWS = 'POST /api/companies/import-rows';
const PREVIEW_ROWS = 'POST /api/companies/preview-rows';
const PASTED = 'Company\tWebsite\tSector\nPasted\tpasted-rows.com\tX\nBad\tno domain\tX\n';

/** What both calls with pasted rows refuse. */
function pastedRefusals(key: string): OperationTests[string] {
  return {
    'refuses what is no text, options that cannot be used, and an encoding': async ({ call }) => {
      for (const body of [{}, { text: '' }, { text: PASTED, asOf: 'soon' }, { text: PASTED, encoding: 'utf-8' }]) {
        expect((await call(key, { body })).status, JSON.stringify(body)).toBe(400);
      }
      const { status, body } = await call(key, { body: { text: 'city\tphone\nOslo\t1\n' } });
      expect(status).toBe(400);
      expect(body.message).toMatch(/name, domain, industry/);
    },
  };
}

export const importTests: OperationTests = {
  [IMPORT]: {
    ...uploadRefusals(IMPORT),
    'changes nothing the second time': async ({ call }) => {
      const before = await call('GET /api/companies');
      const { body } = await call(IMPORT, { body: uploadForm(SAMPLE_CSV, { asOf: '2026-01-31' }) });
      expect(body).toMatchObject({
        imported: 0,
        created: 0,
        updated: 0,
        unchanged: SAMPLE_COUNT,
        failed: 0,
        rows: SAMPLE_COUNT,
      });
      expect((await call('GET /api/companies')).body).toEqual(before.body);
    },
    'takes the good rows and gives each bad one back with its line and reason': async ({ call }) => {
      const { body } = await call(IMPORT, { body: uploadForm(MIXED) });
      expect(body).toMatchObject({ imported: 2, created: 2, failed: 1, rows: 3 });
      expect(body.errors).toMatchObject([{ line: 3, column: 'domain', value: 'no domain' }]);
      expect(body.imported + body.skipped + body.failed).toBe(body.rows);
    },
    'imports the same file twenty times at once without twins': async ({ call }) => {
      const csv = 'name,domain,industry\nTwin,twin.com,X\nOther,other-twin.com,X\n';
      const answers = await Promise.all(Array.from({ length: 20 }, () => call(IMPORT, { body: uploadForm(csv) })));
      expect(answers.every((answer) => answer.status === 200)).toBe(true);
      expect(answers.reduce((sum, answer) => sum + answer.body.created, 0)).toBe(2);
      expect((await call('GET /api/companies', { query: { q: 'twin' } })).body).toHaveLength(2);
    },
    'never lets an empty cell blank what is known': async ({ call }) => {
      await call(IMPORT, { body: uploadForm('name,domain,industry,location\nKeep,keep.com,Baking,Bonn\n') });
      const { body } = await call(IMPORT, { body: uploadForm('name,domain,industry,location\nKeep,keep.com,,\n') });
      expect(body).toMatchObject({ updated: 0, unchanged: 1 });
      const found = await call('GET /api/companies', { query: { q: 'keep.com' } });
      expect(found.body).toMatchObject([{ industry: 'Baking', locations: ['Bonn'] }]);
    },
    'answers numbers for a header without rows': async ({ call }) => {
      const { status, body } = await call(IMPORT, { body: uploadForm('name,domain,industry\n') });
      expect(status).toBe(200);
      expect(body).toMatchObject({ imported: 0, rows: 0, errors: [], errorFile: null });
    },
  },
  [PREVIEW]: {
    ...uploadRefusals(PREVIEW),
    'tells what the import then does, and writes nothing itself': async ({ call }) => {
      const csv =
        'Company;Website;Sector;Employees (Previewed)\nNew;new-preview.com;X;12\nAcme;acme.com;Machinery;90\nBad;;X;1\n';
      const total = (await call('GET /api/workspace')).body.companies;
      const preview = (await call(PREVIEW, { body: uploadForm(csv) })).body;
      expect((await call('GET /api/workspace')).body.companies).toBe(total);
      expect(preview).toMatchObject({
        delimiter: ';',
        encoding: 'utf-8',
        headers: ['Company', 'Website', 'Sector', 'Employees (Previewed)'],
      });
      expect(preview.mapping).toEqual(['name', 'domain', 'industry', 'employees of Previewed']);
      const {
        importId: _,
        errorFile: __,
        isCancelled: ___,
        ...outcome
      } = (await call(IMPORT, { body: uploadForm(csv) })).body;
      expect(preview.outcome).toEqual(outcome);
    },
    'shows the first five data rows as cells': async ({ call }) => {
      const { body } = await call(PREVIEW, { body: uploadForm(SAMPLE_CSV) });
      expect(body.sample).toHaveLength(5);
      expect(body.sample[0].slice(0, 3)).toEqual(['Acme, Inc.', 'acme.com', 'Machinery']);
    },
  },
  [ROWS]: {
    ...pastedRefusals(ROWS),
    'does what its preview says, and the second time nothing': async ({ call }) => {
      const preview = (await call(PREVIEW_ROWS, { body: { text: PASTED } })).body;
      const { importId, errorFile, isCancelled: _, ...outcome } = (await call(ROWS, { body: { text: PASTED } })).body;
      expect(outcome).toEqual(preview.outcome);
      expect(outcome).toMatchObject({ created: 1, failed: 1, errors: [{ line: 3, value: 'no domain' }] });
      expect((await call('GET /api/imports/{id}', { params: { id: importId } })).body.fileName).toBe('Pasted rows');
      expect((await call(ERRORS, { params: { importId } })).text).toContain('no domain');
      expect(errorFile).toContain(importId);
      expect((await call(ROWS, { body: { text: PASTED } })).body).toMatchObject({ created: 0, unchanged: 1 });
    },
    'begins at once with `async`': async ({ call }) => {
      const { status, body } = await call(ROWS, { body: { text: PASTED, async: true } });
      expect(status).toBe(202);
      expect(body.address).toBe(`/api/imports/${body.importId}`);
    },
  },
  [PREVIEW_ROWS]: {
    ...pastedRefusals(PREVIEW_ROWS),
    'takes tabs for the delimiter, and writes nothing': async ({ call }) => {
      const text = 'name\tdomain\tindustry\nOnly seen\tonly-seen.com\tX\n';
      const { body } = await call(PREVIEW_ROWS, { body: { text } });
      expect(body).toMatchObject({ delimiter: '\t', sheet: null, outcome: { created: 1 } });
      expect((await call('GET /api/companies', { query: { q: 'only-seen.com' } })).body).toEqual([]);
    },
  },
  [ERRORS]: {
    'answers the failed rows as a file that imports when corrected': async ({ call }) => {
      const csv = 'name,domain,industry\nFine,fine-file.com,X\n"Wrong, Ltd",wrong file.com,X\n';
      const { body } = await call(IMPORT, { body: uploadForm(csv) });
      expect(body.errorFile).toBe(`/api/companies/import-csv/${body.importId}/errors`);
      const file = await call(ERRORS, { params: { importId: body.importId } });
      expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="[\w-]+\.csv"/);
      const corrected = file.text.replace(/wrong file\.com(?=,X)/, 'wrong-file.com');
      expect((await call(IMPORT, { body: uploadForm(corrected) })).body).toMatchObject({ created: 1, failed: 0 });
      expect((await call('GET /api/companies', { query: { q: 'wrong-file.com' } })).body).toMatchObject([
        { name: 'Wrong, Ltd' },
      ]);
    },
    'answers 404 for an import without errors, an unknown one, and what is no id': async ({ call }) => {
      const { body } = await call(IMPORT, { body: uploadForm('name,domain,industry\nClean,clean-file.com,X\n') });
      expect(body.errorFile).toBeNull();
      for (const importId of [body.importId, randomUUID()]) {
        expect((await call(ERRORS, { params: { importId } })).status).toBe(404);
      }
      for (const importId of [...NOT_IDS, '../../../../etc/passwd']) {
        expect([400, 404], importId).toContain((await call(ERRORS, { params: { importId } })).status);
      }
    },
  },
  [PROGRESS]: {
    'tells the end of an import under the id that the client chose': async ({ call }) => {
      const importId = randomUUID();
      const imported = await call(IMPORT, { body: uploadForm(MIXED, { importId }) });
      expect(imported.body.importId).toBe(importId);
      const { body } = await call(PROGRESS, { params: { importId } });
      expect(body).toMatchObject({ importId, state: 'completed', rows: 3, bytesTotal: MIXED.length });
      expect(body.bytesRead).toBe(body.bytesTotal);
    },
    'answers 404 for an unknown import and 400 for what is no id': async ({ call }) => {
      expect((await call(PROGRESS, { params: { importId: randomUUID() } })).status).toBe(404);
      for (const importId of NOT_IDS) {
        expect((await call(PROGRESS, { params: { importId } })).status, importId).toBe(400);
      }
    },
  },
};
