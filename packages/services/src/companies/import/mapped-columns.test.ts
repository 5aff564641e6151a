import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import type { ImportOptions } from '../schemas.ts';
import { importCompanies, previewImport } from './import-companies.ts';

useTestDatabase();

const ctx = createContext();
const FILE = 'Wer,Wo im Netz,Mitarbeiter,PLZ,Betreuer\nAcme,acme.com,120,1010,\nBeta,beta.com,,2020,K. Vogt\n';
const MAPPING = '{"0":"name","1":"domain","2":"employees:Eigene Zählung"}';
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mapped-columns-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function inputOf(content: string, options: ImportOptions) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  return { path, fileName: 'x.csv', options };
}
const preview = async (content: string, options: ImportOptions = {}) =>
  previewImport({ ctx, input: await inputOf(content, options) });
const run = async (content: string, options: ImportOptions = {}) =>
  importCompanies({ ctx, input: { ...(await inputOf(content, options)), importId: randomUUID() } });
const fieldsOf = ({ columns }: Awaited<ReturnType<typeof preview>>) => columns.map(({ field }) => field);

describe('a file whose headers name no company', () => {
  it('is refused, and a person who looks at it sees what is missing', async () => {
    await expect(preview(FILE)).rejects.toThrow('The columns name, domain, industry are missing');
    const seen = await preview(FILE, { columns: 'assisted' });
    expect(seen).toMatchObject({ missing: ['name', 'domain', 'industry'], outcome: { rows: 0 } });
    expect(seen.columns[4]).toMatchObject({ header: 'Betreuer', field: null, by: 'rule', samples: ['K. Vogt'] });
    await expect(run(FILE, { columns: 'assisted' })).rejects.toThrow('No column is mapped to name and domain');
  });

  it('is imported by a mapping by hand, as its preview says', async () => {
    const { outcome, columns } = await preview(FILE, { mapping: MAPPING });
    expect(columns[2]).toMatchObject({
      field: 'employees:Eigene Zählung',
      label: 'employees of Eigene Zählung',
      by: 'hand',
    });
    expect(await run(FILE, { mapping: MAPPING })).toMatchObject({ ...outcome, created: 2, failed: 0 });
    const acme = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
    expect(acme).toMatchObject({ name: 'Acme', industry: null, records: [{ source: 'Eigene Zählung', value: 120 }] });
  });

  it('is mapped the same way the next time, also in other case, and only where a person looks at it', async () => {
    await run(FILE, { mapping: MAPPING });
    const next = FILE.replace('Wer,', ' WER ,').replace('Acme,', 'Acme Ltd,');
    const seen = await preview(next, { columns: 'assisted', renames: 'keep' });
    expect(fieldsOf(seen)).toEqual(['name', 'domain', 'employees:Eigene Zählung', null, null]);
    expect(seen).toMatchObject({ columns: [{ by: 'remembered' }, {}, {}, {}, {}], missing: [], outcome: { rows: 2 } });
    expect(await run(next, { columns: 'assisted', renames: 'keep' })).toMatchObject({ unchanged: 2 });
    await expect(preview(FILE)).rejects.toThrow('missing');
  });
});

describe('a mapping by hand is refused', () => {
  it.each([
    ['{"0":"name","9":"domain"}', 'The mapping names column 10, but the file has 5 columns'],
    ['{"0":"title"}', '"title" is no field'],
    ['{"0":"name","1":"name"}', '"Wer" (column 1) and "Wo im Netz" (column 2) are both mapped to name'],
    ['{"0":"name"}', 'No column is mapped to domain'],
  ])('%s', async (mapping, message) => {
    await expect(run(FILE, { mapping })).rejects.toThrow(message);
    expect(await CompanyModel.countDocuments()).toBe(0);
  });
});

describe('columns that an import leaves out', () => {
  it('are named with the reason', async () => {
    const file =
      'Firma,Domain,Branche,Website,PLZ,Umsatz,WZ-Code,Betreuer,\nAcme,acme.com,Bau,acme.de,1010,5 Mio,41.20,Vogt,x\n';
    const { leftOutColumns } = await run(file);
    expect(leftOutColumns.map(({ column, header, reason }) => [column, header, reason])).toEqual([
      [4, 'Website', 'The column “Domain” has this field'],
      [5, 'PLZ', 'Recognised as a postcode, which an import can’t save yet'],
      [6, 'Umsatz', 'Recognised as revenue, which an import can’t save yet'],
      [7, 'WZ-Code', 'The cells are codes, not names'],
      [8, 'Betreuer', 'No field is known for this header'],
    ]);
  });
});

it("reads INSEE's classes as the headcounts that they mean", async () => {
  await run('denomination,domain,secteur,trancheEffectifs\nA,a.fr,Bois,12\nB,b.fr,Bois,NN\n');
  const companies = await CompanyModel.find().sort({ domain: 1 }).lean();
  expect(companies.map(({ records }) => records.map(({ min, max }) => [min, max]))).toEqual([[[20, 49]], []]);
});
