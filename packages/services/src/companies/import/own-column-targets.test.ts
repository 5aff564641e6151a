import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyChangeModel, CompanyModel, ImportRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { OwnColumnType } from '../custom/own-column.ts';
import { createOwnColumn } from '../custom/write-columns.ts';
import type { ImportPreviewOptions } from '../schemas.ts';
import { importCompanies, previewImport } from './import-companies.ts';
import { resumeImports } from './runs/resume-imports.ts';
import { takeBackImport } from './take-back/take-back-import.ts';

useTestDatabase();

const NOW = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => NOW });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-column-targets-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function begin(content: string, options: ImportPreviewOptions = {}) {
  const path = join(dir, randomUUID());
  await writeFile(path, content);
  return { path, fileName: 'crm.csv', importId: randomUUID(), options, isKept: true };
}

/** Previews and imports; both say the same. */
async function run(content: string, options: ImportPreviewOptions = {}) {
  const input = await begin(content, options);
  const preview = await previewImport({ ctx, input });
  const result = await importCompanies({ ctx, input });
  expect(result).toMatchObject(preview.outcome);
  return { preview, result, plan: preview.plan.rows };
}

const add = (name: string, type: OwnColumnType, options?: string[]) =>
  createOwnColumn({ ctx, input: { name, type, ...(options && { options }) } });
const companyOf = (domain: string) => CompanyModel.findOne({ domain }).lean();
const valuesOf = async (domain: string) => (await companyOf(domain))?.custom;
const stateOf = () => CompanyModel.find({}, { updatedAt: 0 }).sort({ domain: 1 }).lean();

const HEADER = 'name,domain,industry';

describe('a column under the name of an own column', () => {
  beforeEach(async () => {
    await add('Deal Stage', 'option', ['Lead', 'Customer']);
    await add('Contract Value', 'number');
    await add('Renewal', 'date');
    await add('Key account', 'boolean');
    await add('Wiki', 'url');
  });

  it('maps to it by itself, and each type is read as files spell it', async () => {
    const { preview, result } = await run(
      `${HEADER},deal_stage,CONTRACT VALUE,Renewal,Key account,wiki,Other\n` +
        'Acme,acme.com,Tools,lead,"1.250,50",31.03.2026,ja,wiki.acme.com/x,?\n' +
        'Beta,beta.com,Tools,Customer,"1,250",2026-04-01,no,https://b.com,?\nGamma,gamma.com,Tools,n/a,,,,,\n',
    );
    expect(preview.columns.slice(3).map(({ field, label }) => [field, label])).toEqual([
      ['custom:deal_stage', 'own column Deal Stage'],
      ['custom:contract_value', 'own column Contract Value'],
      ['custom:renewal', 'own column Renewal'],
      ['custom:key_account', 'own column Key account'],
      ['custom:wiki', 'own column Wiki'],
      [null, null],
    ]);
    expect(result).toMatchObject({ created: 3, ignoredCells: 0 });
    expect(await valuesOf('acme.com')).toEqual({
      ...{ deal_stage: 'Lead', contract_value: 1250.5, renewal: '2026-03-31', key_account: true },
      wiki: 'https://wiki.acme.com/x',
    });
    expect(await valuesOf('beta.com')).toMatchObject({ contract_value: 1250, key_account: false });
    expect(await valuesOf('gamma.com')).toBeUndefined();
    expect((await companyOf('acme.com'))?.customOrigins?.renewal).toMatchObject({ by: 'import', file: 'crm.csv' });
  });

  it('leaves a bad value out with its line and reason, and takes the rest of the row', async () => {
    const { result } = await run(
      `${HEADER},Deal stage,Contract value,Renewal,Key account\nAcme,acme.com,Tools,Lost,about 5,3/4/2026,maybe\n`,
    );
    expect(result).toMatchObject({ created: 1, failed: 0, ignoredCells: 4 });
    expect(result.notes).toMatchObject([
      {
        line: 2,
        column: 'Deal stage',
        value: 'Lost',
        reason: 'Not a value of Deal Stage: expected one of: Lead, Customer',
      },
      { column: 'Contract value', reason: 'Not a value of Contract Value: expected a number' },
      { column: 'Renewal', reason: expect.stringContaining('2026-03-31') },
      { column: 'Key account', reason: 'Not a value of Key account: expected yes or no' },
    ]);
  });

  it('shows before and after, keeps a history, and changes nothing the second time', async () => {
    await run(`${HEADER},Deal stage,Contract value\nAcme,acme.com,Tools,Lead,1\n`);
    const file = `${HEADER},Deal stage,Contract value\nAcme,acme.com,Tools,Customer,\nAcme,acme.com,,Lead,7\n`;
    const { plan, result } = await run(file);
    expect(plan.map(({ kind }) => kind)).toEqual(['updated', 'unchanged']);
    expect(plan[0]?.fields).toEqual([{ field: 'custom.deal_stage', before: 'Lead', after: 'Customer' }]);
    expect(result).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await CompanyChangeModel.find().lean()).toMatchObject([
      {
        by: { kind: 'import', label: 'crm.csv' },
        details: { fields: [{ field: 'custom.deal_stage', before: 'Lead', after: 'Customer' }] },
      },
    ]);
    expect((await run(file)).result).toMatchObject({ created: 0, updated: 0, refused: 0 });
  });

  it('follows the mode', async () => {
    await run(`${HEADER},Deal stage\nAcme,acme.com,Tools,Lead\n`);
    const file = `${HEADER},Deal stage,Contract value\nAcme,acme.com,Tools,Customer,5\nBeta,beta.com,Tools,Lead,6\n`;
    expect((await run(file, { mode: 'fill_empty' })).result).toMatchObject({ updated: 1, refused: 1 });
    expect(await valuesOf('acme.com')).toEqual({ deal_stage: 'Lead', contract_value: 5 });
    expect((await run(file, { mode: 'create_only' })).result).toMatchObject({ created: 1, refused: 1 });
    expect((await run(file, { mode: 'update_only' })).result).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await valuesOf('acme.com')).toMatchObject({ deal_stage: 'Customer' });
  });

  it('is continued after a kill, and taken back to what was there; a later edit stays', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `C${at},c${at}.com,Tools,Lead,${at}`);
    await run(`${HEADER},Deal stage,Contract value\nC7,c7.com,Tools,Customer,9\nC8,c8.com,Tools,,\n`);
    const before = await stateOf();
    const input = await begin(`${HEADER},Deal stage,Contract value\n${lines.join('\n')}\n`);
    const spare = `${input.path}.spare`;
    await copyFile(input.path, spare);
    expect(await killAtWrite(6, () => importCompanies({ ctx, input }))).toBe(true);
    await copyFile(spare, input.path);
    // A column that is added meanwhile doesn't change what the file says.
    await add('Industry', 'text');
    await ImportRunModel.updateOne({ _id: input.importId }, { $set: { worker: null } });
    await resumeImports(ctx);
    expect(await CompanyModel.countDocuments({ 'custom.deal_stage': 'Lead' })).toBe(1500);
    await CompanyModel.updateOne({ domain: 'c8.com' }, { $set: { 'custom.deal_stage': 'Customer' } });
    await takeBackImport({ ctx, input: { id: input.importId } });
    const [c7, c8] = await stateOf();
    expect(c7).toEqual(before[0]);
    expect(c8?.custom).toEqual({ deal_stage: 'Customer' });
  });
});

describe('a mapping to own columns', () => {
  const FILE = 'Firma,Domain,Owner,Seats,Since\nAcme,acme.com,K. Vogt,12,2024-01-31\nBeta,beta.com,,007,x\n';
  const BASE = { '0': 'name', '1': 'domain' };
  const mapped = (targets: Record<string, string>) => ({ mapping: JSON.stringify({ ...BASE, ...targets }) });

  it('adds columns of the type that the cells propose, once', async () => {
    const { columns } = await previewImport({ ctx, input: await begin(FILE, { columns: 'assisted' }) });
    expect(columns.map(({ ownColumnType }) => ownColumnType)).toEqual(['text', 'text', 'text', 'text', 'text']);
    const options = mapped({ '2': 'new:text:Owner', '3': 'new:number:Seats', '4': 'new:date:Customer since' });
    const { preview, plan } = await run(FILE, options);
    expect(preview.columns[3]).toMatchObject({ field: 'new:number:Seats', label: 'new own column Seats' });
    expect(plan[0]?.fields).toContainEqual({ field: 'custom.customer_since', before: null, after: '2024-01-31' });
    expect((await listOwnColumns()).map(({ key, type }) => [key, type])).toEqual([
      ['owner', 'text'],
      ['seats', 'number'],
      ['customer_since', 'date'],
    ]);
    expect(await valuesOf('beta.com')).toEqual({ seats: 7 });
    // The same request again finds them; so does the next file with these headers.
    expect((await run(FILE, options)).result).toMatchObject({ created: 0, updated: 0 });
    const next = await previewImport({ ctx, input: await begin(FILE, { columns: 'assisted' }) });
    expect(next.columns.map(({ field }) => field).slice(2)).toEqual([
      'custom:owner',
      'custom:seats',
      'custom:customer_since',
    ]);
  });

  it.each([
    [{ '2': 'custom:nobody' }, '"nobody" is no own column'],
    [{ '2': 'new:option:Stage' }, '"new:option:Stage" is no field; expected one like'],
    [{ '2': 'new:number:stage' }, 'There is an own column "stage" of the type text; map to "custom:stage"'],
    [{ '2': 'new:text:A', '3': 'new:text:a' }, 'are both mapped to new own column a'],
  ])('is refused where it cannot be: %j', async (targets, message) => {
    await add('Stage', 'text');
    await expect(run(FILE, mapped(targets))).rejects.toThrow(message);
    expect(await listOwnColumns()).toHaveLength(1);
  });

  it('is refused beyond 50 own columns, and adds none then', async () => {
    for (let at = 0; at < 49; at++) await add(`Column ${at}`, 'text');
    await expect(run(FILE, mapped({ '2': 'new:text:Owner', '3': 'new:number:Seats' }))).rejects.toThrow(
      'With the new ones there would be 51 own columns; at most 50 are kept',
    );
    expect(await listOwnColumns()).toHaveLength(49);
  });
});
