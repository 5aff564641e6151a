import { readXlsx } from 'hucre';
import { expect } from 'vitest';
import { uploadForm } from '../../helpers/upload.ts';
import type { OperationTests, Tools } from './operation-tests.ts';

const EXPORT = 'GET /api/export/{format}';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function listed({ call }: Tools, query: Record<string, string> = {}) {
  return (await call('GET /api/companies', { query })).body as { id: string; domain: string; name: string }[];
}

const EXPORT_CONTACTS = 'POST /api/contacts/export';

export const exportTests: OperationTests = {
  [EXPORT_CONTACTS]: {
    'gives saved contacts under the columns of a CRM, and refuses who is not saved': async ({ call }) => {
      const { text, headers } = await call(EXPORT_CONTACTS, { body: { profile: 'hubspot' } });
      expect(headers.get('content-disposition')).toBe('attachment; filename="contacts-hubspot.csv"');
      expect(text).toMatch(/^\ufeff?First Name,Last Name,Email,Phone Number,/);
      expect((await call(EXPORT_CONTACTS, { body: { contactIds: ['f'.repeat(24)] } })).status).toBe(400);
      expect((await call(EXPORT_CONTACTS, { body: { profile: 'sugar' } })).status).toBe(400);
    },
  },
  [EXPORT]: {
    'names each file and its type as its format is': async ({ call }) => {
      for (const [format, file, type] of [
        ['csv', 'companies.csv', 'text/csv; charset=utf-8'],
        ['json', 'companies.json', 'application/json; charset=utf-8'],
        ['excel', 'companies.xlsx', XLSX],
      ] as const) {
        const { headers } = await call(EXPORT, { params: { format } });
        expect(headers.get('content-type')).toBe(type);
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
      }
    },
    'holds all companies in the order of the list, in each format': async (tools) => {
      for (const sort of ['-employeeCount', 'name']) {
        const domains = (await listed(tools, { sort })).map((row) => row.domain);
        const get = (format: string) => tools.call(EXPORT, { params: { format }, query: { sort } });
        expect((await get('json')).body.map((row: { domain: string }) => row.domain)).toEqual(domains);
        const { sheets } = await readXlsx((await get('excel')).body);
        expect(sheets[0]?.rows.slice(1).map((row) => row[1])).toEqual(domains);
        const csv = (await get('csv')).text;
        expect(domains.map((domain) => csv.indexOf(`,${domain},`))).toEqual(
          domains.map((domain) => csv.indexOf(`,${domain},`)).toSorted((a, b) => a - b),
        );
      }
    },
    'holds the search result when a search is given': async (tools) => {
      const domains = (await listed(tools, { q: 'software' })).map((row) => row.domain);
      const { body } = await tools.call(EXPORT, { params: { format: 'json' }, query: { q: 'software' } });
      expect(body.map((row: { domain: string }) => row.domain)).toEqual(domains);
      expect(
        (await tools.call(EXPORT, { params: { format: 'json' }, query: { q: 'nobodyhasthisname' } })).body,
      ).toEqual([]);
    },
    'opens in Excel as text: a mark of its encoding, CRLF, and no cell that runs': async ({ call }) => {
      const name = '=HYPERLINK("http://x","y")';
      const created = await call('POST /api/companies', { body: { name, domain: 'formula.com', industry: '+1' } });
      expect(created.status).toBe(201);
      const { text } = await call(EXPORT, { params: { format: 'csv' } });
      expect(text.startsWith('\ufeff')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toContain('\n');
      expect(text).not.toMatch(/(^|,|\r\n)"?[=+@\t]/);
    },
    'has the columns of a CRM’s importer, but not as JSON': async ({ call }) => {
      const query = { profile: 'salesforce' };
      const { text } = await call(EXPORT, { params: { format: 'csv' }, query });
      expect(text).toMatch(/^\ufeff?Account ID,Account Name,Website,/);
      expect((await call(EXPORT, { params: { format: 'json' }, query })).status).toBe(400);
    },
    'imports again without a difference': async (tools) => {
      const before = await listed(tools);
      const { text } = await tools.call(EXPORT, { params: { format: 'csv' } });
      const { body } = await tools.call('POST /api/companies/import-csv', { body: uploadForm(text) });
      expect(body).toMatchObject({ failed: 0, created: 0, updated: 0 });
      expect(await listed(tools)).toEqual(before);
    },
    'refuses an unknown format with 404 and a bad search or order with 400': async ({ call }) => {
      for (const format of ['pdf', 'xlsx', 'CSV', '..', '%', 'constructor'].filter((one) => one !== '..')) {
        expect((await call(EXPORT, { params: { format } })).status, format).toBe(404);
      }
      for (const query of ['sort=size', 'q=a&q=b', `q=${'x'.repeat(201)}`]) {
        expect((await call(EXPORT, { params: { format: 'csv' }, query })).status, query).toBe(400);
      }
    },
  },
};
